import type { SearchMiss } from '@vitrine/contract/catalogue/search.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { count, type Slice } from '../cards/list-cards.ts'

/** Limit per store; the rarest and oldest terms are evicted first. */
export const maxMisses = 500

/**
 * Counts a search without a result. Terms with an @ or more than five digits in a row may be
 * personal data and are skipped.
 */
export async function noteMiss(tx: StoreTransaction, term: string) {
  if (/@|\d[\d\s()/.+-]{4,}\d/.test(term)) return
  await tx.prepared(
    'note-search-miss',
    `INSERT INTO search_misses (store_id, term, last_at)
      SELECT root.store_id, left(array_to_string((words_of($2))[1:8], ' '), 80), now()
      FROM store_roots root WHERE root.store_id = $1 AND cardinality(words_of($2)) > 0
      ON CONFLICT (store_id, term) DO UPDATE
        SET searches = least(search_misses.searches + 1, 1000000), last_at = excluded.last_at`,
    [tx.storeId, term],
  )
  await tx.prepared(
    'forget-search-misses',
    `DELETE FROM search_misses WHERE store_id = $1 AND term IN (
      SELECT term FROM search_misses WHERE store_id = $1
      ORDER BY last_at > now() - interval '1 day' DESC, searches DESC, last_at DESC
      OFFSET ${maxMisses} FOR UPDATE SKIP LOCKED)`,
    [tx.storeId],
  )
}

interface MissRecord {
  term: string
  searches: number
  last_at: Date
}

export async function listMisses(tx: StoreTransaction, { limit, offset }: Slice) {
  const [records, total] = await Promise.all([
    tx.prepared<MissRecord>(
      'search-misses',
      `SELECT term, searches, last_at FROM search_misses WHERE store_id = $1
        ORDER BY searches DESC, last_at DESC, term LIMIT $2 OFFSET $3`,
      [tx.storeId, limit, offset],
    ),
    count(tx, 'count-search-misses', 'FROM search_misses WHERE store_id = $1', [tx.storeId]),
  ])
  return { content: records.map(toMiss), total }
}

export async function forgetMiss(tx: StoreTransaction, term: string) {
  const rows = await tx.prepared(
    'forget-search-miss',
    'DELETE FROM search_misses WHERE store_id = $1 AND term = $2 RETURNING term',
    [tx.storeId, term],
  )
  return rows.length > 0
}

function toMiss({ term, searches, last_at: lastAt }: MissRecord): SearchMiss {
  return { term, searches, lastAt: lastAt.toISOString() }
}
