import type { ShopifyRow } from './shopify-product.ts'

const pairs = [
  ['name1', 'value1'],
  ['name2', 'value2'],
  ['name3', 'value3'],
] as const

/** The options of a product. One that is called Title and says Default Title stands for none. */
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
