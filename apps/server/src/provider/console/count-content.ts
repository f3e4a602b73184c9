import type { Database } from '@vitrine/db/database.ts'
import { createSharedReads } from '@vitrine/db/shared-reads.ts'

export interface ContentCounts {
  orders: number
  products: number
  /** Bytes of images. */
  storage: number
  pages: number
  failedMails: number
}

const query = `SELECT
  (SELECT count(*) FROM orders WHERE store_id = $1) AS orders,
  (SELECT count(*) FROM products WHERE store_id = $1) AS products,
  (SELECT coalesce(sum(bytes), 0)::bigint FROM media WHERE store_id = $1) AS storage,
  (SELECT count(*) FROM pages WHERE store_id = $1) AS pages,
  (SELECT count(*) FROM outbox WHERE store_id = $1 AND status = 'failed') AS "failedMails"`

/** Counts what a store has; each store's rows are readable in a transaction of its own only. */
export async function countContent(db: Database, storeId: string): Promise<ContentCounts> {
  const [counts] = await createSharedReads(
    db,
    storeId,
  )((tx) => tx.prepared<ContentCounts>('count-content', query, [storeId]))
  return counts!
}
