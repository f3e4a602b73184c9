import type { Theme, ThemeFont } from '@vitrine/contract/content/theme.ts'
import { vars, type StyleVars } from '../kit/style-vars.ts'
import { colorVars } from './rules/color-vars.ts'

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
      'font-body': fontOf(theme.bodyFont, theme.ownFonts?.body),
      'font-heading': fontOf(theme.headingFont, theme.ownFonts?.heading),
      'heading-weight': theme.headingWeight,
      'heading-case': theme.headingCase === 'uppercase' ? 'uppercase' : undefined,
      rhythm: rhythms[theme.spacing],
    }),
    colorScheme,
  }
}

/** The theme's font stays behind one that the owner deleted. */
function fontOf(font: ThemeFont, own: { name: string } | undefined): string {
  return own ? `'${own.name}',var(--font-${font})` : `var(--font-${font})`
}
