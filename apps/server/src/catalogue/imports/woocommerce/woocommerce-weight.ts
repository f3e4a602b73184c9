import type { WooNamed } from './woocommerce-columns.ts'
import type { WooRow } from './woocommerce-product.ts'

const gramsOfUnit: Readonly<Record<string, number>> = { g: 1, kg: 1000, lbs: 453.592, oz: 28.3495 }

/** Converts to grams. WooCommerce writes half a pound as `.5`, and with a comma where its shop does. */
export function wooWeight({ cells }: WooRow, named: WooNamed): string | undefined {
  const text = cells.weight?.trim()
  if (!text || !/^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(text)) return text
  return String(Math.round(Number(text.replace(',', '.')) * gramsPerUnit(named)))
}

function gramsPerUnit({ weight = '' }: WooNamed): number {
  return gramsOfUnit[/\((\w+)\)/.exec(weight)?.[1]?.toLowerCase() ?? 'g'] ?? 1
}
