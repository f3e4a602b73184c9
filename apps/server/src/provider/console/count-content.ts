import type { Database } from '@vitrine/db/database.ts'
import { readEachStore } from '@vitrine/db/read-each-store.ts'

export interface ContentCounts {
  storeId: string
  orders: number
  products: number
  /** Bytes of images. */
  storage: number
  pages: number
  failedMails: number
}

const text = `SELECT $1::uuid AS "storeId",
  (SELECT count(*) FROM orders WHERE store_id = $1)::float8 AS orders,
  (SELECT count(*) FROM products WHERE store_id = $1)::float8 AS products,
  (SELECT coalesce(sum(bytes), 0) FROM media WHERE store_id = $1)::float8 AS storage,
  (SELECT count(*) FROM pages WHERE store_id = $1)::float8 AS pages,
  (SELECT count(*) FROM outbox WHERE store_id = $1 AND status = 'failed')::float8 AS "failedMails"`

/** Counts what stores have, in one round trip; no role reads the rows of several stores at once. */
export async function countContent(
  db: Database,
  storeIds: readonly string[],
): Promise<ContentCounts[]> {
  const reads = storeIds.map((storeId) => ({ storeId }))
  return await readEachStore<ContentCounts>(db, reads, { name: 'count-content', text })
}
