import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { PricedLine } from './price-line.ts'

interface Demand {
  id: string
  taken: number
  sold: number
}

/**
 * Reduces the stock. The caller has locked the rows and checked it; if that were wrong, the
 * database refuses a negative stock and the order fails.
 */
export async function takeStock(tx: StoreTransaction, lines: readonly PricedLine[]): Promise<void> {
  await Promise.all([
    takeFromProducts(tx, productDemands(lines)),
    takeFromVariations(tx, variationDemands(lines)),
  ])
}

// Variations share a product row, which one UPDATE can change only once.
function productDemands(lines: readonly PricedLine[]): Demand[] {
  const byProduct = Map.groupBy(lines, (line) => line.productId)
  return [...byProduct].map(([id, ofProduct]) => ({
    id,
    sold: quantityOf(ofProduct),
    taken: quantityOf(ofProduct.filter((line) => line.counted && !line.variationId)),
  }))
}

function variationDemands(lines: readonly PricedLine[]): Demand[] {
  return lines.flatMap(({ variationId: id, counted, quantity }) =>
    id && counted ? [{ id, taken: quantity, sold: quantity }] : [],
  )
}

function quantityOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

async function takeFromProducts(tx: StoreTransaction, demands: readonly Demand[]) {
  // The sales counter is for sorting only: it saturates instead of failing orders.
  await tx.prepared(
    'take-from-products',
    `UPDATE products SET stock = stock - taken,
      sold_count = least(sold_count::bigint + sold, 2147483647)
    FROM ${demandTable}
    WHERE store_id = $1 AND id = demanded`,
    [tx.storeId, ...columnsOf(demands)],
  )
}

async function takeFromVariations(tx: StoreTransaction, demands: readonly Demand[]) {
  if (!demands.length) return
  await tx.prepared(
    'take-from-variations',
    `UPDATE variations SET stock = stock - taken
    FROM ${demandTable}
    WHERE store_id = $1 AND id = demanded`,
    [tx.storeId, ...columnsOf(demands)],
  )
}

const demandTable = 'unnest($2::uuid[], $3::int[], $4::int[]) AS demand (demanded, taken, sold)'

function columnsOf(demands: readonly Demand[]) {
  return [demands.map((d) => d.id), demands.map((d) => d.taken), demands.map((d) => d.sold)]
}
