import {
  contrastColor,
  contrastOf,
  mixColors,
  textContrast,
} from '@vitrine/commerce/text/contrast.ts'

export interface PoorContrast {
  /** From 1 to 21, truncated to one decimal: 4.49 must not show as 4.5. */
  ratio: number
  suggestion: string
}

const shares = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]

/** Expects `#rrggbb` colours. Returns undefined for readable text. */
export function checkContrast(text: string, ground: string): PoorContrast | undefined {
  const contrast = contrastOf(text, ground)
  if (contrast === undefined || contrast >= textContrast) return undefined
  const extreme = contrastColor(ground) ?? '#000000'
  const reads = (color: string) => (contrastOf(color, ground) ?? 0) >= textContrast
  const shades = shares.map((share) => mixColors(text, share, extreme))
  return { ratio: Math.floor(contrast * 10) / 10, suggestion: shades.find(reads) ?? extreme }
}
