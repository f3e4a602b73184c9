import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { packageFolder } from '../../platform/package-folder.ts'
import { readFont } from './font-files.ts'
import { createStockPhotos } from './stock-photos.ts'
import type { MediaStorage } from './storage/media-storage.ts'

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}

/** Serves generated names only, so no path can escape the folder. */
const generatedName =
  /^\/media\/([a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*){0,3})\.(avif|webp|png|jpe?g)$/

/** Images of presets and templates, in every store. */
const stockName = /^\/media\/stock\/([a-z0-9-]+\.svg)$/
const stockFolder = path.join(packageFolder('@vitrine/sections'), 'images')

/** Serves `/media/`. A changed image gets a new name, so browsers may cache it forever. */
export function createMediaFiles(storage: MediaStorage) {
  const stockPhoto = createStockPhotos(storage)
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const stock = stockName.exec(pathname)?.[1]
    if (stock !== undefined) return await answerStock(stock, request)
    if (pathname.startsWith('/media/stock/'))
      return answerPhoto(await stockPhoto(pathname), request)
    if (pathname.startsWith('/media/fonts/')) return answerFont(await readFont(pathname), request)
    const [, name, extension = ''] = generatedName.exec(pathname) ?? []
    if (name === undefined || !['GET', 'HEAD'].includes(request.method)) return missing()
    const chosen = await chooseFile(storage, name, extension, request)
    if (!chosen) return missing()
    const headers = {
      ...harmless,
      'content-type': types[chosen.type] ?? 'application/octet-stream',
      'content-length': String(chosen.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
      ...(extension === 'webp' && { vary: 'accept' }),
    }
    const body = chosen.body()
    if (request.method !== 'HEAD') return new Response(body, { headers })
    await body.cancel()
    return new Response(null, { headers })
  }
}

const harmless = {
  'x-content-type-options': 'nosniff',
  // An image that a browser opens as a page may do nothing.
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

function answerPhoto(photo: Uint8Array<ArrayBuffer> | undefined, { method }: Request) {
  if (!photo || !['GET', 'HEAD'].includes(method)) return missing()
  const headers = {
    ...harmless,
    'content-type': 'image/webp',
    'content-length': String(photo.length),
    'cache-control': 'public, max-age=604800',
  }
  return new Response(method === 'HEAD' ? null : photo, { headers })
}

function answerFont(font: Uint8Array<ArrayBuffer> | undefined, { method }: Request) {
  if (!font || !['GET', 'HEAD'].includes(method)) return missing()
  const headers = {
    ...harmless,
    'content-type': 'font/woff2',
    'content-length': String(font.length),
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  }
  return new Response(method === 'HEAD' ? null : font, { headers })
}

/** Negotiates AVIF under the same URL where that file exists. */
async function chooseFile(
  storage: MediaStorage,
  name: string,
  extension: string,
  { headers }: Request,
) {
  const takesAvif = extension === 'webp' && headers.get('accept')?.includes('image/avif')
  for (const type of takesAvif ? ['avif', extension] : [extension]) {
    const found = await storage.read(`${name}.${type}`)
    if (found) return { ...found, type }
  }
  return undefined
}

function missing() {
  return new Response('There is no such image.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
