import { contrastOf, textContrast } from '@vitrine/commerce/text/contrast.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'

/** Shapes need less contrast than text (WCAG 2.2). */
const shapeContrast = 3

/** Returns why the text is unreadable; such a theme cannot be saved. */
export function checkText({ textColor, pageColor }: Theme): string | null {
  const contrast = contrastOf(textColor, pageColor)
  if (contrast === undefined || contrast >= textContrast) return null
  return `Hard to read on the page: a contrast of ${contrast.toFixed(1)}, where ${textContrast} is needed.`
}

/** Warns only: buttons choose black or white text themselves. */
export function warnOfAccent({ accentColor, pageColor }: Theme): string | undefined {
  const contrast = contrastOf(accentColor, pageColor)
  if (contrast === undefined || contrast >= shapeContrast) return undefined
  return `Buttons are hard to see on the page (a contrast of ${contrast.toFixed(1)}).`
}
