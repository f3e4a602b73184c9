import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export interface Taken {
  productId: string
  variationId: string | null
  quantity: number
}

/**
 * Sums the ledger's movements of the order, so that nothing is restocked twice. Leaves out deleted
 * and uncounted items.
 */
export async function listTaken(tx: StoreTransaction, orderId: string): Promise<Taken[]> {
  return await tx.prepared<Taken>(
    'stock-taken-for-order',
    `SELECT m.product_id AS "productId", m.variation_id AS "variationId",
      -sum(m.change) AS quantity
    FROM stock_movements m
    JOIN products p ON p.store_id = m.store_id AND p.id = m.product_id AND p.track_stock
    LEFT JOIN variations v ON v.store_id = m.store_id AND v.id = m.variation_id
    WHERE m.store_id = $1 AND m.order_id = $2
      AND (m.variation_id IS NULL OR v.stock IS NOT NULL)
    GROUP BY 1, 2 HAVING sum(m.change) < 0`,
    [tx.storeId, orderId],
  )
}

interface Item {
  productId: string
  variationId: string | null
}

export function takenOf(taken: readonly Taken[], { productId, variationId }: Item): number {
  const found = taken.find(
    (each) => each.productId === productId && each.variationId === variationId,
  )
  return found?.quantity ?? 0
}
