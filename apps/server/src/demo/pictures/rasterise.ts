import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

export interface Picture {
  /** The file's name, without its width. */
  name: string
  svg: string
}

/** The storefront builds its srcset from these widths; a picture's address names the largest. */
const widths = [1280, 640, 320]

// Two SVGs at a time, each on one thread, keep two cores busy without waiting for each other.
const atOnce = 3

export async function rasterise(pictures: readonly Picture[], folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  sharp.concurrency(1)
  const queue = pictures.values()
  const work = async () => {
    for (const picture of queue) await writeSizes(picture, folder)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

async function writeSizes({ name, svg }: Picture, folder: string): Promise<void> {
  const largest = await sharp(Buffer.from(svg), { density: 72 })
    .resize(widths[0])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = largest.info
  for (const target of widths) {
    await sharp(largest.data, { raw: { width, height, channels } })
      .resize(target)
      .webp({ quality: 80, effort: 1 })
      .toFile(join(folder, `${name}-${target}.webp`))
  }
}
