import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DemoStore } from '@vitrine/demo/demo-store.ts'
import type { EncodedPicture } from '../content/media/encoded-picture.ts'
import { bytesOf } from '../content/media/encoded-picture.ts'
import type { MediaStorage } from '../content/media/storage/media-storage.ts'
import { packageFolder } from '../platform/package-folder.ts'

interface AddedImage extends Omit<EncodedPicture, 'files'> {
  /** Of all its files together. */
  bytes: number
}

/** What became of each image, by its name. */
export type AddedImages = ReadonlyMap<string, AddedImage>

// A few at a time keep the cores busy without waiting for each other.
const atOnce = 3

/** Makes the smaller sizes of the shop's images and stores them all. */
export async function addImages(
  { subdomain }: Pick<DemoStore, 'subdomain'>,
  storage: MediaStorage,
  storeId: string,
): Promise<AddedImages> {
  const folder = path.join(packageFolder('@vitrine/demo'), 'images', subdomain)
  const added = new Map<string, AddedImage>()
  const queue = (await readdir(folder)).values()
  const work = async () => {
    for (const file of queue) {
      const name = path.basename(file, '.webp')
      const { files, ...encoded } = await encode(name, await readFile(path.join(folder, file)))
      for (const each of files) await storage.write(`${storeId}/${each.name}`, each.bytes)
      added.set(name, { ...encoded, bytes: bytesOf(files) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return added
}

/**
 * The largest file of a square, half of all the work, is for sharp screens and close looks alone, and
 * is not made smaller still.
 */
async function encode(name: string, finished: Buffer): Promise<EncodedPicture> {
  // What decodes images takes memory, and shops are filled once.
  const { encodeSizes, toPixels } = await import('../content/media/encode-sizes.ts')
  const { default: sharp } = await import('sharp')
  const pixels = await toPixels(sharp(finished))
  const { width, height } = pixels.info
  return await encodeSizes(pixels, { name, isLargestInAvif: width !== height, finished })
}
