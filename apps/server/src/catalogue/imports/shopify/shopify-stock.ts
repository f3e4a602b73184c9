import type { ImportMessage } from '@vitrine/contract/catalogue/product-import.ts'
import type { ShopifyColumn } from './shopify-columns.ts'
import type { ShopifyRow } from './shopify-product.ts'

/** Counts the stock if Shopify does; unlimited if it continues selling when out of stock. */
export function shopifyStock(
  sold: readonly ShopifyRow[],
  named: Partial<Record<ShopifyColumn, string>>,
) {
  const notes: ImportMessage[] = []
  const speaksOfStock = named.quantity !== undefined || named.tracker !== undefined
  const isCounted = ({ cells }: ShopifyRow) => {
    const counts = named.tracker === undefined ? cells.quantity?.trim() : cells.tracker?.trim()
    return Boolean(counts) && !/^(?:continue|true|yes)$/i.test(cells.policy?.trim() ?? '')
  }
  function of(row: ShopifyRow | undefined): string | undefined {
    if (!row || !speaksOfStock) return undefined
    if (!isCounted(row)) return ''
    const quantity = row.cells.quantity?.trim() || '0'
    if (!quantity.startsWith('-')) return quantity
    const text = `A stock of ${quantity} is not possible, so it becomes 0.`
    notes.push({ row: row.row, column: named.quantity ?? null, text })
    return '0'
  }
  const trackStock = speaksOfStock ? (sold.some(isCounted) ? 'yes' : 'no') : undefined
  return { trackStock, of, notes }
}
