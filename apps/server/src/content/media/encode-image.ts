import { maxAnimationFrames, maxImagePixels } from '@vitrine/contract/content/media.ts'
import sharp from 'sharp'
import { Refusal } from '../../platform/refusal.ts'
import { encodeAnimation } from './encode-animation.ts'
import { encodeSizes, open, type Pixels, toPixels } from './encode-sizes.ts'
import type { EncodedImage } from './encoded-image.ts'
import { isHeic, isSvg, imageKind } from './image-kind.ts'

/** Pixels of the longer side: fills a screen. */
const largestSide = 1920

/** Far more than 50 megapixels take; an image that is still decoding then was made to cost time. */
const seconds = 30

/**
 * Decodes an upload and encodes its sizes. The files have no metadata, such as the place of a
 * photo.
 */
export async function encodeImage(bytes: Buffer, name: string): Promise<EncodedImage> {
  const { isAnimated } = await requireDecodable(bytes)
  try {
    const decoded = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: 'error' })
      .timeout({ seconds })
      .autoOrient()
      .resize(largestSide, largestSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const pixels = await withoutIdleAlpha(await toPixels(decoded))
    return isAnimated
      ? await encodeAnimation(bytes, { name, firstFrame: pixels, seconds })
      : await encodeSizes(pixels, { name })
  } catch {
    throw new Refusal('picture_damaged')
  }
}

async function requireDecodable(bytes: Buffer) {
  if (bytes.length === 0) throw new Refusal('file_empty')
  const kind = imageKind(bytes)
  if (!kind && isHeic(bytes)) throw new Refusal('heic_not_taken')
  if (!kind) throw new Refusal(isSvg(bytes) ? 'svg_not_taken' : 'not_a_picture')
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head) throw new Refusal('picture_damaged')
  if (head.format !== (kind === 'avif' ? 'heif' : kind)) throw new Refusal('not_a_picture')
  if (head.width * head.height > maxImagePixels) throw new Refusal('picture_too_large')
  // A TIFF with several pages uses its first.
  const frames = kind === 'gif' || kind === 'webp' ? (head.pages ?? 1) : 1
  const pixels = head.width * (head.pageHeight ?? head.height) * frames
  if (frames > maxAnimationFrames || pixels > maxImagePixels)
    throw new Refusal('animation_too_long')
  return { isAnimated: frames > 1 }
}

/** Many images have an alpha channel that is fully opaque. */
async function withoutIdleAlpha(pixels: Pixels): Promise<Pixels> {
  const image = open(pixels)
  const isSolid = pixels.info.channels === 4 && (await image.stats()).isOpaque
  return isSolid ? await toPixels(image.removeAlpha()) : pixels
}
