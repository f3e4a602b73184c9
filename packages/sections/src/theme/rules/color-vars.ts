import {
  contrastColor,
  contrastOf,
  mixColors,
  textContrast,
} from '@vitrine/commerce/text/contrast.ts'
import { shadesOf, type MainColors } from '@vitrine/contract/content/main-colors.ts'
import { vars, type StyleVars } from '../../kit/style-vars.ts'

/** Candidate shares of the sale colour in prices; the rest is the text colour. */
const shares = [1, 0.8, 0.62, 0.45, 0.25, 0]

/** Returns the variables of a theme's, or a scheme's, colours. */
export function colorVars(colors: MainColors): StyleVars {
  const { pageColor, textColor, accentColor, saleColor } = colors
  const isDark = contrastColor(pageColor) === '#ffffff'
  const { quiet, deep } = shadesOf(colors)
  return {
    ...vars({
      page: pageColor,
      text: textColor,
      accent: accentColor,
      'on-accent': contrastColor(accentColor),
      sale: saleColor,
      'on-sale': contrastColor(saleColor),
      'on-quiet': contrastColor(quiet),
      'on-deep': contrastColor(deep),
      'sale-share': `${saleShareOf(colors) * 100}%`,
      danger: isDark ? '#ff9d92' : '#b42318',
    }),
    colorScheme: isDark ? 'dark' : 'light',
  }
}

function saleShareOf({ saleColor, textColor, pageColor }: MainColors): number {
  const reads = (share: number) =>
    (contrastOf(mixColors(saleColor, share, textColor), pageColor) ?? 0) >= textContrast
  return shares.find(reads) ?? 0
}
