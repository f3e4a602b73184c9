/** Colours are `#rgb` or `#rrggbb` here: what shines through has no contrast of its own. */

/** What text needs on its ground: WCAG 2.2, level AA. */
export const textContrast = 4.5

/** WCAG's contrast of two colours, from 1 to 21; undefined where one of them is no such colour. */
export function contrastOf(one: string, other: string): number | undefined {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  if (a === undefined || b === undefined) return undefined
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Black or white, whichever reads better on a colour: always at a contrast of 4.5 or more. */
export function contrastColor(color: string): string | undefined {
  const luminance = luminanceOf(color)
  if (luminance === undefined) return undefined
  // Where black and white contrast alike with a colour of this luminance.
  if (luminance <= 0.179) return '#ffffff'
  return luminance < 0.2005 ? '#000000' : '#111111'
}

/** What CSS makes of `color-mix(in srgb, color share%, other)`. */
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
