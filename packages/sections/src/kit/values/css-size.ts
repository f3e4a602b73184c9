const size = /^(-?(?:\d{1,5}(?:\.\d{1,4})?|\.\d{1,4}))(px|rem|em|%|vw|vh|svh|dvh|ch)?$/
const step = /^([1-8])(step)$/

export interface Size {
  amount: number
  unit: string
}

/** Returns a CSS length, or undefined. A bare number means pixels; steps are the theme's spacing. */
export function cssSize(value: unknown): string | undefined {
  const parsed = parseSize(value)
  if (!parsed) return undefined
  const { amount, unit } = parsed
  return unit === 'step' ? `var(--space-${amount})` : `${amount}${unit}`
}

export function parseSize(value: unknown): Size | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim()
  const match = text.length <= 20 ? (size.exec(text) ?? step.exec(text)) : null
  return match ? { amount: Number(match[1]), unit: match[2] ?? 'px' } : undefined
}
