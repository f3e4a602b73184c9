import { contrastColor, mixColors } from '@vitrine/commerce/text/contrast.ts'

/** The colours that a theme chooses; others are mixed from them. */
export interface MainColors {
  pageColor: string
  textColor: string
  accentColor: string
  saleColor: string
}

/** As sections and schemes name them, `var(--shop-…)`: these follow the theme. */
export const themeColorIds = [
  'page',
  'tint',
  'quiet',
  'text',
  'soft',
  'accent',
  'deep',
  'on-accent',
  'sale',
] as const
export type ThemeColorId = (typeof themeColorIds)[number]

/** Returns the theme's colours with the shades mixed from them; `storefront.css` mixes the same. */
export function shadesOf({ pageColor, textColor, accentColor, saleColor }: MainColors) {
  return {
    page: pageColor,
    tint: mixColors(textColor, 0.06, pageColor),
    quiet: mixColors(textColor, 0.68, pageColor),
    text: textColor,
    soft: mixColors(accentColor, 0.08, pageColor),
    accent: accentColor,
    deep: mixColors(accentColor, 0.6, textColor),
    'on-accent': contrastColor(accentColor) ?? pageColor,
    sale: saleColor,
  } satisfies Record<ThemeColorId, string>
}
