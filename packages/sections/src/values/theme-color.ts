import { contrastColor, mixColors } from '@vitrine/commerce/contrast.ts'
import type { Theme } from '@vitrine/contract/theme.ts'

/** How much of the accent the soft ground has; `storefront.css` mixes the same. */
const softShare = 0.08

/** What a colour of the theme's is now; another value is itself. */
export function resolveThemeColor(value: unknown, theme: Theme): unknown {
  const colors = themeColors(theme)
  return typeof value === 'string' && Object.hasOwn(colors, value) ? colors[value] : value
}

/** The theme's colours as an owner's sections name them. */
export function themeColors(theme: Theme): Readonly<Record<string, string | undefined>> {
  const { pageColor, textColor, accentColor } = theme
  return {
    'var(--shop-page)': pageColor,
    'var(--shop-text)': textColor,
    'var(--shop-accent)': accentColor,
    'var(--shop-on-accent)': contrastColor(accentColor),
    'var(--shop-soft)': mixColors(accentColor, softShare, pageColor),
  }
}
