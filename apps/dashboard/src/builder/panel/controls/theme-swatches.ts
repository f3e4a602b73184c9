import { mixColors } from '@vitrine/commerce/contrast.ts'
import type { Theme } from '@vitrine/contract/theme.ts'

export interface Swatch {
  name: string
  color: string
}

/** The theme's colours and shades between them, so that a page stays of one piece. */
export function themeSwatches(theme: Theme): Swatch[] {
  const { pageColor, textColor, accentColor, saleColor } = theme
  const swatches = [
    { name: 'Page', color: pageColor },
    { name: 'Tinted page', color: mixColors(textColor, 0.06, pageColor) },
    { name: 'Quiet text', color: mixColors(textColor, 0.68, pageColor) },
    { name: 'Text', color: textColor },
    { name: 'Soft accent', color: mixColors(accentColor, 0.14, pageColor) },
    { name: 'Accent', color: accentColor },
    { name: 'Deep accent', color: mixColors(accentColor, 0.6, textColor) },
    { name: 'Sale', color: saleColor },
    { name: 'White', color: '#ffffff' },
    { name: 'Black', color: '#000000' },
  ]
  const colors = swatches.map(({ color }) => color)
  return swatches.filter(({ color }, at) => colors.indexOf(color) === at)
}
