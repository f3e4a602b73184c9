import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Slice } from '../cards/list-cards.ts'

export interface Found {
  ids: string[]
  total: number
}

export type SearchedBy = 'shopper' | 'owner'

export const maxFound = 2000

/** Matches every word; if nothing matches, allows one wrong letter per word. */
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
