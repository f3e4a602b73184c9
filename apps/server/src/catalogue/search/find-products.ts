import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Slice } from '../cards/list-cards.ts'

/** Products that a search found, the best first. */
export interface Found {
  /** Of the slice that was asked for. */
  ids: string[]
  total: number
}

/** Drafts are found by their owner only. */
export type SearchedBy = 'shopper' | 'owner'

/** More than this are never found: they would fit too little to be looked at. */
export const mostFound = 2000

/** Products of every word; where there is none, also of words that are one letter off. */
export async function findProducts(
  tx: StoreTransaction,
  term: string,
  by: SearchedBy,
  { limit, offset }: Slice,
): Promise<Found> {
  const values = [term, by === 'shopper', offset, offset + limit]
  const exact = await search(tx, [...values, false])
  return exact.total ? exact : await search(tx, [...values, true])
}

async function search(tx: StoreTransaction, values: unknown[]): Promise<Found> {
  const [row] = await tx.prepared<Found>(
    'search-products',
    `SELECT count(*) AS total, coalesce(
        (array_agg(product_id ORDER BY score DESC, product_id DESC))[$3::int + 1:$4::int], '{}') AS ids
      FROM search_products($1, $2, $5)`,
    values,
  )
  return row ?? { ids: [], total: 0 }
}
