/** Colours are `#rgb` or `#rrggbb`; translucent colours have no contrast of their own. */

/** Minimum contrast of text by WCAG 2.2, level AA. */
export const textContrast = 4.5

/** Returns WCAG's contrast from 1 to 21; undefined if either is not an opaque hex colour. */
export function contrastOf(one: string, other: string): number | undefined {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  if (a === undefined || b === undefined) return undefined
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Returns black or white, whichever has more contrast with the colour: always at least 4.5. */
export function contrastColor(color: string): string | undefined {
  const luminance = luminanceOf(color)
  if (luminance === undefined) return undefined
  // The luminance with equal contrast to black and white.
  if (luminance <= 0.179) return '#ffffff'
  return luminance < 0.2005 ? '#000000' : '#111111'
}

/** Returns the hex colour that CSS computes for `color-mix(in srgb, color share%, other)`. */
export function mixColors(color: string, share: number, other: string): string {
  const [from, to] = [channelsOf(color) ?? [], channelsOf(other) ?? []]
  const mixed = from.map((channel, at) => channel * share + (to[at] ?? 0) * (1 - share))
  return `#${mixed.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

function luminanceOf(color: string): number | undefined {
  const channels = channelsOf(color)
  if (!channels) return undefined
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => linear(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(color: string): number[] | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1]
  if (!digits) return undefined
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
