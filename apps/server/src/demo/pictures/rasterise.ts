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
  let pixels = await sharp(Buffer.from(svg))
    .resize(widths[0])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const width of widths) {
    // Each size is made from the one before it, which is a quarter of the work.
    if (pixels.info.width > width) pixels = await halved(pixels, width)
    await encoded(pixels).toFile(join(folder, `${name}-${width}.webp`))
  }
}

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const open = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })

const halved = (pixels: Pixels, width: number) =>
  open(pixels)
    .resize(width, undefined, { kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true })

const encoded = (pixels: Pixels) => open(pixels).webp({ quality: 80, effort: 0 })
