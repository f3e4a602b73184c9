import { contrastOf, textContrast } from '@vitrine/commerce/text/contrast.ts'
import type { ButtonStyle } from '@vitrine/contract/content/button-style.ts'
import { colorsInScheme } from '@vitrine/contract/content/color-scheme.ts'
import type { MainColors } from '@vitrine/contract/content/main-colors.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'

/** Shapes need less contrast than text (WCAG 2.2). */
const shapeContrast = 3

export const checkColor = (color: string) =>
  /^#[\da-f]{6}$/i.test(color) ? null : 'Use a colour such as #1c1f23.'

export function checkDark(dark: MainColors | undefined): string | null {
  if (!dark) return null
  return Object.values(dark).map(checkColor).find(Boolean) ?? checkText(dark)
}

/** Returns why the text is unreadable; such a theme cannot be saved. */
export function checkText({ textColor, pageColor }: MainColors): string | null {
  const contrast = contrastOf(textColor, pageColor)
  if (contrast === undefined || contrast >= textContrast) return null
  return `Hard to read on the page: a contrast of ${contrast.toFixed(1)}, where ${textContrast} is needed.`
}

/** Warns only: buttons choose black or white text themselves. */
export function warnOfAccent({ accentColor, pageColor }: MainColors): string | undefined {
  const contrast = contrastOf(accentColor, pageColor)
  if (contrast === undefined || contrast >= shapeContrast) return undefined
  return `Buttons are hard to see on the page (a contrast of ${contrast.toFixed(1)}).`
}

/** Words in the accent colour need the contrast of text. */
export function warnOfButton(
  { fill, color }: Pick<ButtonStyle, 'fill' | 'color'>,
  { accentColor, pageColor }: MainColors,
): string | undefined {
  if (color !== 'accent' || fill === 'solid' || fill === 'soft') return undefined
  const contrast = contrastOf(accentColor, pageColor)
  if (contrast === undefined || contrast >= textContrast) return undefined
  return `Hard to read on the page (a contrast of ${contrast.toFixed(1)}).`
}

/** Returns the first reason why a theme's schemes cannot be saved. */
export function checkSchemes(theme: Theme): string | null {
  for (const scheme of theme.schemes ?? []) {
    if (scheme.name.trim() === '') return 'A colour scheme has no name.'
    const problem = checkText(colorsInScheme(scheme, theme))
    if (problem) return `Colour scheme “${scheme.name}”: ${problem}`
  }
  return null
}
