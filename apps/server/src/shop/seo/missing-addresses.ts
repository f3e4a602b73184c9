import type { MissingAddress } from '@vitrine/contract/shop/redirects.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Slice } from '../../platform/page-of.ts'

interface MissingRecord {
  path: string
  hits: number
  last_at: Date
  total: number
}

export async function listMissing(
  tx: StoreTransaction,
  { limit, offset }: Slice,
  search = '',
): Promise<{ content: MissingAddress[]; total: number }> {
  const matches = `FROM missing_addresses WHERE store_id = $1
    AND day > current_date - 30 AND strpos(lower(path), lower($2)) > 0`
  const [rows, [count]] = await Promise.all([
    tx.prepared<MissingRecord>(
      'list-missing-addresses',
      `SELECT path, sum(hits) AS hits, max(last_at) AS last_at ${matches}
        GROUP BY path ORDER BY hits DESC, last_at DESC, path LIMIT $3 OFFSET $4`,
      [tx.storeId, search, limit, offset],
    ),
    tx.prepared<{ total: number }>(
      'count-missing-addresses',
      `SELECT count(DISTINCT path) AS total ${matches}`,
      [tx.storeId, search],
    ),
  ])
  const content = rows.map(({ path, hits, last_at: lastAt }) => ({
    path,
    hits,
    lastAt: lastAt.toISOString(),
  }))
  return { content, total: count?.total ?? 0 }
}

/** @returns whether any of them was there */
export async function forgetMissing(tx: StoreTransaction, paths: string[]): Promise<boolean> {
  const rows = await tx.prepared(
    'forget-missing-addresses',
    'DELETE FROM missing_addresses WHERE store_id = $1 AND path = ANY ($2::text[]) RETURNING path',
    [tx.storeId, paths],
  )
  return rows.length > 0
}
