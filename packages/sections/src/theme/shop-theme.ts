import {
  contrastColor,
  contrastOf,
  mixColors,
  textContrast,
} from '@vitrine/commerce/text/contrast.ts'
import { shadesOf, type MainColors } from '@vitrine/contract/content/main-colors.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { vars, type StyleVars } from '../kit/style-vars.ts'

/** Candidate shares of the sale colour in prices; the rest is the text colour. */
const shares = [1, 0.8, 0.62, 0.45, 0.25, 0]

const rhythms = { compact: '0px', regular: '0.75rem', airy: '2.25rem' }

/** Caches by identity, since a store's theme is reused across pages. */
const made = new WeakMap<Theme, StyleVars>()

/** Returns the theme's variables, for the element with the class `shop`. */
export function shopTheme(theme: Theme): StyleVars {
  const known = made.get(theme)
  if (known) return known
  const style = dress(theme)
  made.set(theme, style)
  return style
}

function dress(theme: Theme): StyleVars {
  const { colorScheme, ...colors } = colorVars(theme)
  const radius = `${theme.cornerRadius}px`
  return {
    ...colors,
    ...vars({
      radius,
      'button-radius': { corners: radius, square: '0px', pill: '99px' }[theme.buttonShape],
      'image-radius': { corners: radius, square: '0px', round: '24px' }[theme.imageShape],
      'font-body': `var(--font-${theme.bodyFont})`,
      'font-heading': `var(--font-${theme.headingFont})`,
      'heading-weight': theme.headingWeight,
      'heading-case': theme.headingCase === 'uppercase' ? 'uppercase' : undefined,
      rhythm: rhythms[theme.spacing],
    }),
    colorScheme,
  }
}

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
