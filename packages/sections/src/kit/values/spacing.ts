import { cssSize } from './css-size.ts'

/** Returns one to four sizes (or `auto`), as in CSS margins and paddings, or undefined. */
export function cssSpacing(value: unknown): string | undefined {
  if (typeof value === 'number') return cssSize(value)
  if (typeof value !== 'string' || value.length > 80) return undefined
  const sides = value.trim().split(/\s+/)
  if (sides.length > 4) return undefined
  const sizes = sides.map((side) => (side === 'auto' ? side : cssSize(side)))
  return sizes.includes(undefined) ? undefined : sizes.join(' ')
}
