import type { WooRow } from './woocommerce-product.ts'

function isCounted({ cells: { stock, backorders } }: WooRow): boolean {
  const isOrderedAnyway = /^(?:1|yes|notify)$/i.test(backorders?.trim() ?? '')
  return /^-?\d/.test(stock?.trim() ?? '') && !isOrderedAnyway
}

export function stockOf(row: WooRow): string {
  if (!isCounted(row)) return ''
  const stock = row.cells.stock!.trim()
  if (stock.startsWith('-')) return '0'
  return /^\d+\.\d+$/.test(stock) ? String(Math.floor(Number(stock))) : stock
}

export function wooStock(product: WooRow, variations: readonly WooRow[]) {
  const { stock, inStock } = product.cells
  const counts = [product, ...variations].some(isCounted)
  return {
    trackStock: stock === undefined ? undefined : counts ? 'yes' : 'no',
    stock: stock === undefined || variations.length ? undefined : stockOf(product) || '0',
    inStock: inStock === undefined ? undefined : inStock.trim() === '0' ? 'no' : 'yes',
  }
}
