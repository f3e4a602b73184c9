import { parseSize } from '@vitrine/sections/kit/values/css-size.ts'
import { cssSpacing } from '@vitrine/sections/kit/values/spacing.ts'

export const sideNames = ['Top', 'Right', 'Bottom', 'Left'] as const

export type Sides = readonly [string, string, string, string]

export function readSides(value: unknown): Sides {
  const isSpacing = cssSpacing(value) !== undefined
  const written = isSpacing ? String(value).trim().split(/\s+/).map(sizeOf) : []
  const [top = '0px', right = top, bottom = top, left = right] = written
  return [top, right, bottom, left]
}

/** Returns a size as it is stored: steps of the theme's spacing stay steps. */
export function sizeOf(text: string): string {
  const size = parseSize(text)
  return size ? `${size.amount}${size.unit}` : text.trim()
}

export function writeSides([top, right, bottom, left]: Sides): string {
  if (left !== right) return `${top} ${right} ${bottom} ${left}`
  if (top !== bottom) return `${top} ${right} ${bottom}`
  return top === right ? top : `${top} ${right}`
}

export function areEqual(sides: Sides): boolean {
  return sides.every((side) => side === sides[0])
}
