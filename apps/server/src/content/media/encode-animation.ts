import { maxImagePixels } from '@vitrine/contract/content/media.ts'
import { widthsUpTo } from '@vitrine/sections/parts/media-image.ts'
import sharp from 'sharp'
import { baseOf, type Pixels } from './encode-sizes.ts'
import type { EncodedImage } from './encoded-image.ts'

interface Animation {
  name: string
  firstFrame: Pixels
  seconds: number
}

/**
 * Encodes all sizes as animated WebP with the frames' durations; AVIF gains nothing here in any
 * browser.
 */
export async function encodeAnimation(
  bytes: Buffer,
  { name, firstFrame, seconds }: Animation,
): Promise<EncodedImage> {
  const { width, height } = firstFrame.info
  const base = await baseOf(name, firstFrame)
  const largest = `${base}-${width}x${height}`
  const files: EncodedImage['files'] = []
  for (const each of widthsUpTo(width)) {
    const size = each === width ? { width, height, fit: 'fill' as const } : { width: each }
    const file = await sharp(bytes, {
      animated: true,
      limitInputPixels: maxImagePixels,
      failOn: 'error',
    })
      .timeout({ seconds })
      .resize(size)
      .toColourspace('srgb')
      .webp({ quality: 75, effort: 0 })
      .toBuffer()
    files.push({ name: `${each === width ? largest : `${base}-${each}`}.webp`, bytes: file })
  }
  return { largest: `${largest}.webp`, width, height, files }
}
