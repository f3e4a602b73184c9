import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { packageFolder } from '../../platform/package-folder.ts'
import { readFont } from './font-files.ts'
import { createStockPhotos } from './stock-photos.ts'
import { playedTypes } from './file-kind.ts'
import type { FilePart, MediaStorage } from './storage/media-storage.ts'

const types: Record<string, string> = {
  ...playedTypes,
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  woff2: 'font/woff2',
}

/** Serves generated names only, so no path can escape the folder. */
const generatedName =
  /^\/media\/([a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*){0,3})\.(avif|webp|png|jpe?g|mp4|webm|ogv|m4a|mp3|aac|ogg|wav|vtt|woff2)$/

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
    if (Object.hasOwn(playedTypes, extension))
      return await answerPlayed(storage, `${name}.${extension}`, request)
    const chosen = await chooseFile(storage, name, extension, request)
    if (!chosen) return missing()
    const headers = {
      ...harmless,
      'content-type': types[chosen.type] ?? 'application/octet-stream',
      'content-length': String(chosen.bytes),
      'cache-control': 'public, max-age=31536000, immutable',
      ...(extension === 'webp' && { vary: 'accept' }),
      ...(extension === 'woff2' && { 'access-control-allow-origin': '*' }),
    }
    const body = chosen.body()
    if (request.method !== 'HEAD') return new Response(body, { headers })
    await body.cancel()
    return new Response(null, { headers })
  }
}

/** Players ask for parts of a file, to begin in its middle. */
async function answerPlayed(storage: MediaStorage, name: string, request: Request) {
  const part = partOf(request.headers.get('range'))
  const found = await storage.read(name, part)
  if (!found) return missing()
  const headers = {
    ...harmless,
    'content-type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  }
  const last = Math.min(part?.end ?? Infinity, found.bytes - 1)
  const body = found.body()
  if (part && part.start > last) {
    await body.cancel()
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${found.bytes}` },
    })
  }
  const length = { 'content-length': String(part ? last - part.start + 1 : found.bytes) }
  const range = part && { 'content-range': `bytes ${part.start}-${last}/${found.bytes}` }
  const init = { status: part ? 206 : 200, headers: { ...headers, ...length, ...range } }
  if (request.method !== 'HEAD') return new Response(body, init)
  await body.cancel()
  return new Response(null, init)
}

/** One part from a start; anything else is answered with the whole file. */
function partOf(range: string | null): FilePart | undefined {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (start === undefined) return undefined
  const part = { start: Number(start), end: end ? Number(end) : undefined }
  return part.end !== undefined && part.end < part.start ? undefined : part
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
