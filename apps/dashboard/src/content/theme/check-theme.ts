import { contrastOf, textContrast } from '@vitrine/commerce/text/contrast.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'

/** What is drawn and not read, such as a button's shape, needs less than text (WCAG 2.2). */
const shapeContrast = 3

/** Why shoppers could not read the text; such a theme cannot be saved. */
export function checkText({ textColor, pageColor }: Theme): string | null {
  const contrast = contrastOf(textColor, pageColor)
  if (contrast === undefined || contrast >= textContrast) return null
  return `Hard to read on the page: a contrast of ${contrast.toFixed(1)}, where ${textContrast} is needed.`
}

/** What an owner may want to know of the accent; buttons choose black or white text themselves. */
export function warnOfAccent({ accentColor, pageColor }: Theme): string | undefined {
  const contrast = contrastOf(accentColor, pageColor)
  if (contrast === undefined || contrast >= shapeContrast) return undefined
  return `Buttons are hard to see on the page (a contrast of ${contrast.toFixed(1)}).`
}
