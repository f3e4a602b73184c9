import type { StoreTransaction } from '@vitrine/db/transaction.ts'

const max = 500

export async function listTags(tx: StoreTransaction) {
  const rows = await tx.prepared<{ tag: string }>(
    'tags',
    `SELECT min(tag) AS tag FROM products p, unnest(p.tags) AS tag
      WHERE p.store_id = $1 AND p.tags <> '{}'
      GROUP BY lower(tag) ORDER BY count(*) DESC, lower(tag) LIMIT ${max}`,
    [tx.storeId],
  )
  return rows.map(({ tag }) => tag)
}
