import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** The names that we give ourselves; nothing else is looked for, so no path leads out. */
const generatedName = /^\/media((?:\/[a-z0-9][a-z0-9-]*){1,4})\.(avif|webp|png|jpe?g)$/

/** Pictures that presets and templates show, in every shop. */
const stockName = /^\/media\/stock\/([a-z0-9-]+\.svg)$/
const stockFolder = path.resolve(import.meta.dirname, '../../../../packages/sections/pictures')

/** Pictures under `DATA_DIR/media`. A changed picture gets a new name, so browsers may keep them. */
export function createMediaFiles(dataDir: string) {
  const folder = path.resolve(dataDir, 'media')
  return async (request: Request): Promise<Response> => {
    const stock = stockName.exec(new URL(request.url).pathname)?.[1]
    if (stock !== undefined) return await answerStock(stock, request)
    const [, name, extension = ''] = generatedName.exec(new URL(request.url).pathname) ?? []
    if (name === undefined || !['GET', 'HEAD'].includes(request.method)) return missing()
    const chosen = await chooseFile(path.join(folder, name), extension, request)
    if (!chosen) return missing()
    const { file, size, type } = chosen
    const headers = {
      ...harmless,
      'content-type': types[type] ?? 'application/octet-stream',
      'content-length': String(size),
      'cache-control': 'public, max-age=31536000, immutable',
      ...(extension === 'webp' && { vary: 'accept' }),
    }
    const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(file))
    return new Response(body as ReadableStream | null, { headers })
  }
}

const harmless = {
  'x-content-type-options': 'nosniff',
  // Should a browser ever take a picture for a page, it may not do anything.
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

async function answerStock(name: string, request: Request) {
  if (!['GET', 'HEAD'].includes(request.method)) return missing()
  const drawing = await readFile(path.join(stockFolder, name)).catch(() => undefined)
  if (!drawing) return missing()
  const headers = {
    ...harmless,
    'content-type': 'image/svg+xml',
    'content-length': String(drawing.length),
    'cache-control': 'public, max-age=86400',
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(drawing), { headers })
}

/** A browser that takes AVIF gets it under the same address, where that file is there. */
async function chooseFile(base: string, extension: string, { headers }: Request) {
  const takesAvif = extension === 'webp' && headers.get('accept')?.includes('image/avif')
  for (const type of takesAvif ? ['avif', extension] : [extension]) {
    const file = `${base}.${type}`
    const found = await stat(file).catch(() => undefined)
    if (found?.isFile()) return { file, size: found.size, type }
  }
  return undefined
}

function missing() {
  return new Response('There is no such picture.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
