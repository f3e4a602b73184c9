import { cssSize } from './css-size.ts'

/** One to four sizes (or `auto`), as margins and paddings are written; else undefined. */
export function cssSpacing(value: unknown): string | undefined {
  if (typeof value === 'number') return cssSize(value)
  if (typeof value !== 'string' || value.length > 80) return undefined
  const sides = value.trim().split(/\s+/)
  if (sides.length > 4) return undefined
  const sizes = sides.map((side) => (side === 'auto' ? side : cssSize(side)))
  return sizes.includes(undefined) ? undefined : sizes.join(' ')
}
