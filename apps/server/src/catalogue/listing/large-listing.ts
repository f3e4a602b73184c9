import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { isChosen } from './chosen-attributes.ts'
import { isLarge, maxCompared } from '../cards/is-large.ts'
import { active, inStock } from '../cards/list-cards.ts'
import { paid } from './list-listing.ts'
import { countListing, type FacetRecord } from './listing-facets.ts'
import type { ListingFilter } from './listing-filter.ts'

/** Large stores offer attribute filters only within a category. */
export async function isLargeStore(tx: StoreTransaction) {
  const rows = await tx.prepared<{ total: number }>(
    'count-up-to-large',
    `SELECT count(*) AS total FROM (SELECT FROM products p WHERE ${active}
      LIMIT ${maxCompared + 1}) AS counted`,
    [tx.storeId],
  )
  return isLarge(rows[0]?.total ?? 0)
}

/** Counts by index alone; chosen attributes of a category still need every product. */
export async function countLarge(tx: StoreTransaction, filter: ListingFilter) {
  if (filter.categoryId === undefined) return await countLargeStore(tx, filter)
  return await (filter.groups.length ? countListing(tx, filter) : countLargeCategory(tx, filter))
}

async function countLargeCategory(
  tx: StoreTransaction,
  { categoryId, lowest, highest, inStock: wantsStock }: ListingFilter,
): Promise<FacetRecord> {
  const [record] = await tx.prepared<FacetRecord>(
    'large-listing-category',
    `SELECT count(*) FILTER (WHERE c.paid BETWEEN $3 AND $4 AND (NOT $5::boolean OR c.available))
          AS total,
        count(*) FILTER (WHERE c.paid BETWEEN $3 AND $4 AND c.available) AS available,
        min(c.paid) AS lowest, max(c.paid) AS highest, '[]'::json AS values
      FROM product_categories c
      WHERE c.store_id = $1 AND c.category_id = $2 AND c.shown`,
    [tx.storeId, categoryId, lowest, highest, wantsStock],
  )
  return requireCounted(record)
}

async function countLargeStore(tx: StoreTransaction, filter: ListingFilter): Promise<FacetRecord> {
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
  return requireCounted(record)
}

function requireCounted(record: FacetRecord | undefined): FacetRecord {
  if (!record) throw new Error('Counting gave no row.')
  return record
}
