import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { packageFolder } from '../../platform/package-folder.ts'
import { widthsUpTo } from '@vitrine/sections/parts/media-image.ts'
import type { MediaStorage } from './storage/media-storage.ts'

const photoName = /^\/media\/stock\/([a-z][a-z0-9-]*)-(\d{3,4})(?:x\d{3,4})?\.webp$/
const folder = path.join(packageFolder('@vitrine/sections'), 'images/templates')

/**
 * Reads the images of shop templates. Smaller sizes are made once for the installation, one at a
 * time, and stored with its media.
 */
export function createStockPhotos(storage: MediaStorage) {
  let last: Promise<unknown> = Promise.resolve()

  return async (pathname: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const [, name, width = ''] = photoName.exec(pathname) ?? []
    if (name === undefined) return undefined
    const size = { name, width: Number(width) }
    const stored = await readStored(storage, size)
    if (stored) return stored
    const making = last.then(async () => (await readStored(storage, size)) ?? make(storage, size))
    last = making.catch(() => undefined)
    return await making
  }
}

interface Size {
  name: string
  width: number
}

const storedName = ({ name, width }: Size) => `stock/${name}-${width}.webp`

async function readStored(storage: MediaStorage, size: Size) {
  const found = await storage.read(storedName(size))
  return found && new Uint8Array(await new Response(found.body()).arrayBuffer())
}

async function make(storage: MediaStorage, size: Size) {
  const original = await readFile(path.join(folder, `${size.name}.webp`)).catch(() => undefined)
  if (!original) return undefined
  // Imported on demand: codecs take memory, and each size is made once.
  const { default: sharp } = await import('sharp')
  const image = sharp(original)
  const { width } = await image.metadata()
  if (!widthsUpTo(width).includes(size.width)) return undefined
  if (size.width === width) return new Uint8Array(original)
  const bytes = new Uint8Array(await image.resize(size.width).webp({ quality: 78 }).toBuffer())
  await storage.write(storedName(size), bytes)
  return bytes
}
