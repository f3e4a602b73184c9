import type { MainColors } from '@vitrine/contract/content/main-colors.ts'
import type { CSSProperties } from 'react'
import { themeColors } from '../kit/values/theme-color.ts'

/**
 * Returns the theme's colours under the sections' variable names, for use outside the storefront.
 */
export function shopColors(theme: MainColors): CSSProperties {
  const entries = themeColors(theme).map(({ value, color }) => [
    value.slice('var('.length, -1),
    color,
  ])
  return Object.fromEntries(entries) as CSSProperties
}
