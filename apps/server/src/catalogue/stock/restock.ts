import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { sayStockCause } from './say-stock-cause.ts'

export interface Restocked {
  productId: string
  variationId: string | null
  quantity: number
}

/** Returns an order's items to stock; sold-out products become available at once. */
export async function restock(
  tx: StoreTransaction,
  orderId: string,
  pieces: readonly Restocked[],
): Promise<void> {
  if (!pieces.length) return
  await lockItems(tx, pieces)
  await sayStockCause(tx, { reason: 'restock', orderId })
  const [products, variations] = await Promise.all([
    putBack(
      tx,
      'products',
      pieces.flatMap((each) => (each.variationId ? [] : [[each.productId, each.quantity]])),
    ),
    putBack(
      tx,
      'variations',
      pieces.flatMap((each) => (each.variationId ? [[each.variationId, each.quantity]] : [])),
    ),
  ])
  if ([...products, ...variations].some(({ wasSoldOut }) => wasSoldOut)) await bumpStoreVersion(tx)
}

// Locks in the order in which orders do, to prevent deadlocks.
async function lockItems(tx: StoreTransaction, pieces: readonly Restocked[]) {
  const lock = (table: 'products' | 'variations', ids: readonly (string | null)[]) =>
    tx.prepared(
      `restock-lock-${table}`,
      `SELECT FROM ${table} WHERE store_id = $1 AND id = ANY ($2::uuid[])
      ORDER BY id FOR NO KEY UPDATE`,
      [tx.storeId, ids],
    )
  await lock(
    'products',
    pieces.map(({ productId }) => productId),
  )
  await lock(
    'variations',
    pieces.flatMap(({ variationId }) => variationId ?? []),
  )
}

async function putBack(
  tx: StoreTransaction,
  table: 'products' | 'variations',
  items: readonly (readonly (string | number)[])[],
) {
  if (!items.length) return []
  return await tx.prepared<{ wasSoldOut: boolean }>(
    `restock-${table}`,
    `UPDATE ${table} SET stock = least(stock::bigint + back.quantity, 2147483647)
    FROM unnest($2::uuid[], $3::int[]) AS back (item, quantity)
    WHERE store_id = $1 AND id = back.item
    RETURNING stock <= back.quantity AS "wasSoldOut"`,
    [tx.storeId, items.map(([id]) => id), items.map(([, quantity]) => quantity)],
  )
}
