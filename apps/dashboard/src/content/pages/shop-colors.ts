import type { Theme } from '@vitrine/contract/theme.ts'
import { themeColors } from '@vitrine/sections/kit/values/theme-color.ts'
import type { CSSProperties } from 'react'

/** The theme's colours outside of the shop, under the names that its sections know. */
export function shopColors(theme: Theme): CSSProperties {
  const entries = themeColors(theme).map(({ value, color }) => [
    value.slice('var('.length, -1),
    color,
  ])
  return Object.fromEntries(entries) as CSSProperties
}

export function sketchColors(theme: Theme): CSSProperties {
  const radius = `${Math.min(theme.cornerRadius, 16) / 40}em`
  return { ...shopColors(theme), '--sketch-radius': radius } as CSSProperties
}
