import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { CostedLine } from '../../pricing/price-cart.ts'
import { countedStock } from '../../pricing/price-line.ts'
import { listProductsForSale, listVariationsForSale } from '../../pricing/queries.ts'
import { listReserved, reservedOf } from '../../pricing/reservations.ts'

interface Reading {
  now: Date
  own: string
}

/**
 * Splits paid lines into available and missing pieces. Locks the products as every order does, so
 * that the result holds until the transaction ends.
 */
export async function splitByStock(
  tx: StoreTransaction,
  lines: readonly CostedLine[],
  { now, own }: Reading,
) {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const variationIds = [...new Set(lines.flatMap(({ variationId }) => variationId ?? []))]
  const [products, variations, reserved] = await Promise.all([
    listProductsForSale(tx, ids, 'lock'),
    listVariationsForSale(tx, variationIds, 'lock'),
    listReserved(tx, ids, now, own),
  ])
  const judged = lines.map((line) => {
    if (line.isCustom) return { line, counted: false, free: null, taken: line.quantity, missing: 0 }
    const product = products.find(({ id }) => id === line.productId)
    const variation = variations.find(({ id }) => id === line.variationId)
    const isGone = !product || (line.variationId !== null && !variation)
    const stock = isGone ? 0 : countedStock(product, variation)
    const free = stock === null ? line.quantity : Math.max(stock - reservedOf(reserved, line), 0)
    const taken = Math.min(line.quantity, free)
    const counted = stock !== null && !isGone
    return { line, counted, free, taken, missing: line.quantity - taken }
  })
  return {
    available: judged
      .filter(({ taken }) => taken > 0)
      .map(({ line, counted, free, taken }) => ({
        ...line,
        counted,
        available: free,
        quantity: taken,
      })),
    missing: judged
      .filter(({ missing }) => missing > 0)
      .map(({ line, missing }) => ({ name: line.name, quantity: missing })),
  }
}
