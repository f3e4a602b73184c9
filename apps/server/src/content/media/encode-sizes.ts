import { widthsUpTo } from '@vitrine/sections/parts/media-image.ts'
import sharp, { type Sharp } from 'sharp'
import { blurColours } from './blur-colours.ts'
import { avif, smaller, webp } from './encode-settings.ts'
import type { EncodedImage } from './encoded-image.ts'

// Encodes each image in a single thread: several at once use all cores without waiting.
sharp.concurrency(1)

interface Wishes {
  name: string
  /**
   * Only high-density screens request the largest file of a small image, which is half of all the
   * work.
   */
  isLargestInAvif?: boolean
  finished?: Buffer
}

export interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

export async function encodeSizes(
  first: Pixels,
  { name, isLargestInAvif = true, finished }: Wishes,
): Promise<EncodedImage> {
  const { width, height } = first.info
  const base = await baseOf(name, first)
  const largest = `${base}-${width}x${height}`
  const files: EncodedImage['files'] = []
  let pixels = first
  for (const each of widthsUpTo(width).toReversed()) {
    // Scaling from the previous size takes a quarter of the work.
    if (each < width) pixels = await toPixels(open(pixels).resize(each, null, smaller))
    const file = each === width ? largest : `${base}-${each}`
    const bytes = each === width ? finished : undefined
    files.push({ name: `${file}.webp`, bytes: bytes ?? (await open(pixels).webp(webp).toBuffer()) })
    if (isLargestInAvif || each < width)
      files.push({ name: `${file}.avif`, bytes: await open(pixels).avif(avif).toBuffer() })
  }
  return { largest: `${largest}.webp`, width, height, files }
}

export const toPixels = (image: Sharp): Promise<Pixels> =>
  image.raw().toBuffer({ resolveWithObject: true })

/** The name of a translucent image has no blur colours: they would show through it. */
export async function baseOf(name: string, pixels: Pixels) {
  const isSolid = pixels.info.channels % 2 === 1
  return isSolid ? `${name}-${await blurColours(open(pixels))}` : name
}

export const open = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } })
