import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { CostedLine } from '../../pricing/price-cart.ts'
import { countedStock } from '../../pricing/price-line.ts'
import { listProductsForSale, listVariationsForSale } from '../../pricing/queries.ts'
import { listReserved, reservedOf } from '../../pricing/reservations.ts'

interface Kept {
  now: Date
  /** The checkout whose own pieces are not kept for others. */
  own: string
}

/**
 * What of paid lines can still be taken out of stock, and what is gone. It locks the products as
 * every order does, so what it says holds until the transaction ends.
 */
export async function whatIsThere(
  tx: StoreTransaction,
  lines: readonly CostedLine[],
  { now, own }: Kept,
) {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const variationIds = [...new Set(lines.flatMap(({ variationId }) => variationId ?? []))]
  const [products, variations, reserved] = await Promise.all([
    listProductsForSale(tx, ids, 'lock'),
    listVariationsForSale(tx, variationIds, 'lock'),
    listReserved(tx, ids, now, own),
  ])
  const judged = lines.map((line) => {
    if (line.isCustom) return { line, counted: false, taken: line.quantity, missing: 0 }
    const product = products.find(({ id }) => id === line.productId)
    const variation = variations.find(({ id }) => id === line.variationId)
    const isGone = !product || (line.variationId !== null && !variation)
    const stock = isGone ? 0 : countedStock(product, variation)
    const free = stock === null ? line.quantity : Math.max(stock - reservedOf(reserved, line), 0)
    const taken = Math.min(line.quantity, free)
    return { line, counted: stock !== null && !isGone, taken, missing: line.quantity - taken }
  })
  return {
    there: judged
      .filter(({ taken }) => taken > 0)
      .map(({ line, counted, taken }) => ({ ...line, counted, quantity: taken })),
    missing: judged
      .filter(({ missing }) => missing > 0)
      .map(({ line, missing }) => ({ name: line.name, quantity: missing })),
  }
}
