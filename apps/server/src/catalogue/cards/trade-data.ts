import type { TradeData } from '@vitrine/db/schema/products.ts'

const usual: TradeData = { mpn: '', condition: 'new', unitMeasure: null }

export function readTradeData(stored: TradeData | null | undefined): TradeData {
  return { ...usual, ...stored }
}

/** @returns null for what most products have */
export function toTradeData({ mpn, condition, unitMeasure }: TradeData): TradeData | null {
  return mpn || condition !== 'new' || unitMeasure ? { mpn, condition, unitMeasure } : null
}
