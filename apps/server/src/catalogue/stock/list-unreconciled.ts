import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export interface Unreconciled {
  itemId: string
  stock: number
  moved: number
}

/**
 * Lists every item whose stock differs from the sum of its ledger movements; always empty unless
 * there is a bug.
 */
export async function listUnreconciled(tx: StoreTransaction): Promise<Unreconciled[]> {
  return await tx.prepared<Unreconciled>(
    'list-unreconciled',
    `WITH held AS (
      SELECT id, stock FROM products WHERE store_id = $1
      UNION ALL
      SELECT id, coalesce(stock, 0) FROM variations WHERE store_id = $1
    ), moved AS (
      SELECT coalesce(variation_id, product_id) AS id, sum(change) AS moved
      FROM stock_movements WHERE store_id = $1 GROUP BY 1
    )
    SELECT id AS "itemId", coalesce(stock, 0) AS stock, coalesce(moved, 0)::bigint AS moved
    FROM held FULL JOIN moved USING (id)
    WHERE coalesce(stock, 0) <> coalesce(moved, 0)
    ORDER BY id LIMIT 1000`,
    [tx.storeId],
  )
}
