import type { Theme } from '@vitrine/contract/content/theme.ts'
import type { CSSProperties } from 'react'
import { themeColors } from '../kit/values/theme-color.ts'

/** The theme's colours outside of the shop, under the names that its sections know. */
export function shopColors(theme: Theme): CSSProperties {
  const entries = themeColors(theme).map(({ value, color }) => [
    value.slice('var('.length, -1),
    color,
  ])
  return Object.fromEntries(entries) as CSSProperties
}
