import { contrastColor, mixColors } from '@vitrine/commerce/text/contrast.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'

export interface ThemeColor {
  name: string
  /** As stored in settings; `storefront.css` defines the same mixes. */
  value: string
  color: string
}

/** Returns the theme's colours and the shades mixed from them. */
export function themeColors(theme: Theme): ThemeColor[] {
  const { pageColor, textColor, accentColor, saleColor } = theme
  const { quiet, deep } = themeShades(theme)
  return [
    themeColor('Page', 'page', pageColor),
    themeColor('Tinted page', 'tint', mixColors(textColor, 0.06, pageColor)),
    themeColor('Quiet text', 'quiet', quiet),
    themeColor('Text', 'text', textColor),
    themeColor('Soft accent', 'soft', mixColors(accentColor, 0.08, pageColor)),
    themeColor('Accent', 'accent', accentColor),
    themeColor('Deep accent', 'deep', deep),
    themeColor('On accent', 'on-accent', contrastColor(accentColor) ?? pageColor),
    themeColor('Sale', 'sale', saleColor),
  ]
}

function themeColor(name: string, id: string, color: string): ThemeColor {
  return { name, value: `var(--shop-${id})`, color }
}

/** Returns the shades that may lack contrast to both page and text. */
export function themeShades({ pageColor, textColor, accentColor }: Theme) {
  return {
    quiet: mixColors(textColor, 0.68, pageColor),
    deep: mixColors(accentColor, 0.6, textColor),
  }
}

/** Resolves a theme colour to its current value; returns other values unchanged. */
export function resolveThemeColor(value: unknown, theme: Theme): unknown {
  return themeColors(theme).find((each) => each.value === value)?.color ?? value
}
