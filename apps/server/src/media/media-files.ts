import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
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

/** Pictures under `DATA_DIR/media`. A changed picture gets a new name, so browsers may keep them. */
export function createMediaFiles(dataDir: string) {
  const folder = path.resolve(dataDir, 'media')
  return async (request: Request): Promise<Response> => {
    const [, name, extension = ''] = generatedName.exec(new URL(request.url).pathname) ?? []
    if (name === undefined || !['GET', 'HEAD'].includes(request.method)) return missing()
    const chosen = await chooseFile(path.join(folder, name), extension, request)
    if (!chosen) return missing()
    const { file, size, type } = chosen
    const headers = {
      'content-type': types[type] ?? 'application/octet-stream',
      'content-length': String(size),
      'cache-control': 'public, max-age=31536000, immutable',
      ...(extension === 'webp' && { vary: 'accept' }),
      'x-content-type-options': 'nosniff',
      // Should a browser ever take a picture for a page, it may not do anything.
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    }
    const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(file))
    return new Response(body as ReadableStream | null, { headers })
  }
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
