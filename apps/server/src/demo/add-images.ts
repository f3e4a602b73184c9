import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DemoStore } from '@vitrine/demo/demo-store.ts'
import type { EncodedImage } from '../content/media/encoded-image.ts'
import { bytesOf } from '../content/media/encoded-image.ts'
import type { MediaStorage } from '../content/media/storage/media-storage.ts'
import { packageFolder } from '../platform/package-folder.ts'
import { cacheImage, type FinishedImage } from './cached-images.ts'

interface AddedImage extends Omit<EncodedImage, 'files'> {
  bytes: number
}

export type AddedImages = ReadonlyMap<string, AddedImage>

const atOnce = 3

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
      const finished = await readFile(path.join(folder, file))
      const { files, ...encoded } = await cacheImage({ name, finished }, encode)
      for (const each of files) await storage.write(`${storeId}/${each.name}`, each.bytes)
      added.set(name, { ...encoded, bytes: bytesOf(files) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return added
}

/**
 * Skips AVIF for the largest file of square images: it takes half of the time, and few screens need
 * it.
 */
async function encode({ name, finished }: FinishedImage): Promise<EncodedImage> {
  // Imported on demand: codecs take memory, and demo stores are filled once.
  const { encodeSizes, toPixels } = await import('../content/media/encode-sizes.ts')
  const { default: sharp } = await import('sharp')
  const pixels = await toPixels(sharp(finished))
  const { width, height } = pixels.info
  return await encodeSizes(pixels, { name, isLargestInAvif: width !== height, finished })
}
