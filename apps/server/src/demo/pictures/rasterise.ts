import sharp from 'sharp'
import { encodeSizes, toPixels } from '../../media/encode-sizes.ts'
import { bytesOf, type EncodedPicture } from '../../media/encoded-picture.ts'
import type { MediaStorage } from '../../media/storage/media-storage.ts'

export interface Picture {
  /** The file's name, without what tells its look and size. */
  name: string
  svg: string
}

interface KeptPicture extends Omit<EncodedPicture, 'files'> {
  /** Of all its files together. */
  bytes: number
}

/** What became of each picture, by its name. */
export type Rasterised = ReadonlyMap<string, KeptPicture>

// A few at a time keep the cores busy without waiting for each other.
const atOnce = 3

export async function rasterise(
  pictures: readonly Picture[],
  storage: MediaStorage,
  folder: string,
): Promise<Rasterised> {
  const made = new Map<string, KeptPicture>()
  const queue = pictures.values()
  const work = async () => {
    for (const picture of queue) {
      const { files, ...encoded } = await encode(picture)
      for (const { name, bytes } of files) await storage.write(`${folder}/${name}`, bytes)
      made.set(picture.name, { ...encoded, bytes: bytesOf(files) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return made
}

async function encode({ name, svg }: Picture): Promise<EncodedPicture> {
  const look = lookOf(svg)
  const drawn = await toPixels(sharp(Buffer.from(svg)).resize(look.widest).removeAlpha())
  return await encodeSizes(drawn, { name, isLargestInAvif: look.isWide })
}

/**
 * What fills a screen is made larger than what stands beside a text. The largest file of a square,
 * half of all the work, is for sharp screens and close looks alone, and is not made smaller still.
 */
function lookOf(svg: string) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const shape = Number(width) / Number(height)
  return { widest: shape > 1.5 ? 1920 : 1080, isWide: shape !== 1 }
}
