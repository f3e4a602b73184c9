import { mixColors } from '@vitrine/commerce/text/contrast.ts'
import { cssColor } from './css-color.ts'

/** Separate from the colour check, which the storefront loads without these values. */
const named: Readonly<Record<string, string>> = {
  transparent: '#0000',
  black: '#000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#fff',
  maroon: '#800000',
  red: '#f00',
  purple: '#800080',
  fuchsia: '#f0f',
  green: '#008000',
  lime: '#0f0',
  olive: '#808000',
  yellow: '#ff0',
  navy: '#000080',
  blue: '#00f',
  teal: '#008080',
  aqua: '#0ff',
  orange: '#ffa500',
}

/**
 * Blends a colour over an opaque one.
 * @returns `#rrggbb`, or undefined if the value is not a self-contained colour
 */
export function opaqueColor(value: unknown, ground: string): string | undefined {
  const written = cssColor(value)?.toLowerCase()
  if (written === undefined) return undefined
  const css = named[written] ?? written
  const color = css.startsWith('#') ? readHex(css) : readCall(css)
  return color && mixColors(color.hex, color.alpha, ground)
}

interface Color {
  hex: string
  /** From 0 to 1. */
  alpha: number
}

function readHex(css: string): Color {
  const digits = css.length < 6 ? css.replaceAll(/[\da-f]/g, '$&$&') : css
  const alpha = digits.length === 9 ? Number.parseInt(digits.slice(7), 16) / 255 : 1
  return { hex: digits.slice(0, 7), alpha }
}

function readCall(css: string): Color | undefined {
  const [first, second, third, fourth] = css.match(/-?[\d.]+%?/g) ?? []
  if (first === undefined || second === undefined || third === undefined) return undefined
  const channels = css.startsWith('hsl')
    ? channelsOfHsl(Number.parseFloat(first), share(second), share(third))
    : [first, second, third].map((part) => (part.endsWith('%') ? share(part) * 255 : Number(part)))
  const alpha = fourth === undefined ? 1 : fourth.endsWith('%') ? share(fourth) : Number(fourth)
  return { hex: `#${channels.map(digitsOf).join('')}`, alpha: Math.min(1, alpha) }
}

const share = (percent: string) => Number.parseFloat(percent) / 100

function channelsOfHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((offset) => {
    const at = (((offset + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  })
}

function digitsOf(channel: number): string {
  const whole = Math.round(Math.min(255, Math.max(0, channel)))
  return whole.toString(16).padStart(2, '0')
}
