import type { Sharp } from 'sharp'

/**
 * A picture seen from so far that only three colours are left, with three hexadecimal digits each:
 * above, middle and below. The storefront shows them while the picture is on its way.
 */
export async function blurColours(image: Sharp): Promise<string> {
  const { data } = await image
    .resize(3, 3, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [1, 4, 7].map((pixel) => hex(data.subarray(pixel * 3, pixel * 3 + 3))).join('')
}

const hex = (colour: Uint8Array) =>
  Array.from(colour, (part) => Math.round(part / 17).toString(16)).join('')
