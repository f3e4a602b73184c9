import type { Sharp } from 'sharp'

/**
 * Returns three colours (top, middle, bottom; three hexadecimal digits each) that the storefront
 * shows while the image loads.
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
