import type { Slice } from '../../platform/page-of.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export interface MovementRecord {
  at: Date
  variation_id: string | null
  attributes: Record<string, string> | null
  change: number
  stock: number
  reason: 'opening' | 'sale' | 'restock' | 'correction' | 'import' | 'removal'
  actor: string | null
  order_id: string | null
  order_number: number | null
  number_prefix: string | null
}

export async function listStockMovements(tx: StoreTransaction, productId: string, slice: Slice) {
  const [rows, [counted]] = await Promise.all([
    tx.prepared<MovementRecord>(
      'stock-movements',
      `SELECT m.created_at AS at, m.variation_id, v.attributes, m.change, m.stock, m.reason,
        m.actor, m.order_id, o.number AS order_number, o.number_prefix
      FROM stock_movements m
      LEFT JOIN variations v ON v.store_id = m.store_id AND v.id = m.variation_id
      LEFT JOIN orders o ON o.store_id = m.store_id AND o.id = m.order_id
      WHERE m.store_id = $1 AND m.product_id = $2
      ORDER BY m.id DESC LIMIT $3 OFFSET $4`,
      [tx.storeId, productId, slice.limit, slice.offset],
    ),
    tx.prepared<{ total: number }>(
      'count-stock-movements',
      'SELECT count(*) AS total FROM stock_movements WHERE store_id = $1 AND product_id = $2',
      [tx.storeId, productId],
    ),
  ])
  return { rows, total: counted?.total ?? 0 }
}
