const size = /^(-?(?:\d{1,5}(?:\.\d{1,4})?|\.\d{1,4}))(px|rem|em|%|vw|vh|svh|dvh|ch)?$/

export interface Size {
  amount: number
  unit: string
}

/** Returns a CSS length, or undefined. A bare number means pixels. */
export function cssSize(value: unknown): string | undefined {
  const parsed = parseSize(value)
  return parsed && `${parsed.amount}${parsed.unit}`
}

export function parseSize(value: unknown): Size | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value).trim()
  const match = text.length <= 20 ? size.exec(text) : null
  return match ? { amount: Number(match[1]), unit: match[2] ?? 'px' } : undefined
}
