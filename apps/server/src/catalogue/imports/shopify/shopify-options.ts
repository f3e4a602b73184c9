import type { ShopifyRow } from './shopify-product.ts'

const pairs = [
  ['name1', 'value1'],
  ['name2', 'value2'],
  ['name3', 'value3'],
] as const

/**
 * Returns the options. Shopify writes the option "Title: Default Title" for products without any.
 */
export function shopifyOptions({ cells }: ShopifyRow, sold: readonly ShopifyRow[]) {
  const isPlain = sold.length < 2 && /^default title$/i.test(sold[0]?.cells.value1?.trim() ?? '')
  if (isPlain) return []
  return pairs.flatMap(([nameColumn, column]) => {
    const name = cells[nameColumn]?.trim()
    if (!name) return []
    const values = new Set(sold.flatMap((row) => row.cells[column]?.trim() || []))
    return [{ name, column, values: [...values].map((value) => ({ value })) }]
  })
}
