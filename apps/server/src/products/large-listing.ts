import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { isChosen } from './chosen-attributes.ts'
import { active, inStock } from './list-cards.ts'
import { paid } from './list-listing.ts'
import type { FacetRecord } from './listing-facets.ts'
import type { ListingFilter } from './listing-filter.ts'

/** A shop of more products is narrowed to a category before its attributes are offered. */
const mostCompared = 5000

export async function isLarge(tx: StoreTransaction) {
  const rows = await tx.prepared<{ total: number }>(
    'count-up-to-large',
    `SELECT count(*) AS total FROM (SELECT FROM products p WHERE ${active}
      LIMIT ${mostCompared + 1}) AS counted`,
    [tx.storeId],
  )
  return (rows[0]?.total ?? 0) > mostCompared
}

/** What an index tells of all products: how many there are, of what price, how many can be bought. */
export async function countLarge(
  tx: StoreTransaction,
  filter: ListingFilter,
): Promise<FacetRecord> {
  const affordable = `${paid} BETWEEN $3 AND $4 AND ${isChosen('$5::boolean')}`
  const [record] = await tx.prepared<FacetRecord>(
    `large-listing-${filter.groups.length ? 'chosen' : 'plain'}`,
    `SELECT count(*) FILTER (WHERE NOT $5::boolean OR ${inStock}) AS total,
        count(*) FILTER (WHERE ${inStock}) AS available,
        (SELECT min(${paid}) FROM products p WHERE ${active}) AS lowest,
        (SELECT max(${paid}) FROM products p WHERE ${active}) AS highest,
        '[]'::json AS values
      FROM products p WHERE ${active}
        AND ${filter.groups.length ? affordable : `${paid} BETWEEN $3 AND $4 AND $2::jsonb = '[]'`}`,
    [tx.storeId, JSON.stringify(filter.groups), filter.lowest, filter.highest, filter.inStock],
  )
  if (!record) throw new Error('Counting gave no row.')
  return record
}
