import { maxMinor } from '@vitrine/commerce/money/money.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export interface PriceChange {
  percent: number
  amount: number
}

/** Rounds once, half away from zero. */
const after = (price: string) => `round(${price} * (100 + $3::numeric) / 100 + $4::numeric)::bigint`

const unfit = (row: string) => `${after(`${row}.price`)} NOT BETWEEN 0 AND ${maxMinor}
  OR ${after(`${row}.discount_price`)} <= 0
  OR ${after(`${row}.discount_price`)} >= ${after(`${row}.price`)}`

const values = (tx: StoreTransaction, ids: string[], { percent, amount }: PriceChange) => [
  tx.storeId,
  ids,
  percent,
  amount,
]

// Variations priced 0 inherit the product's price, so they change with it.
const ownPrice = 'v.store_id = $1 AND v.product_id = ANY ($2::uuid[]) AND v.price > 0'

export async function countUnfit(tx: StoreTransaction, ids: string[], change: PriceChange) {
  const [row] = await tx.prepared<{ count: number }>(
    'count-unfit-prices',
    `SELECT count(*) FROM (
        SELECT p.id FROM products p
        WHERE p.store_id = $1 AND p.id = ANY ($2::uuid[]) AND (${unfit('p')})
        UNION
        SELECT v.product_id FROM variations v WHERE ${ownPrice} AND (${unfit('v')})) AS some_unfit`,
    values(tx, ids, change),
  )
  return row?.count ?? 0
}

interface Sample {
  name: string
  from: number
  to: number
}

export async function listPriceSamples(tx: StoreTransaction, ids: string[], change: PriceChange) {
  return await tx.prepared<Sample>(
    'price-samples',
    `SELECT p.name, p.price AS from, greatest(${after('p.price')}, 0) AS to FROM products p
      WHERE p.store_id = $1 AND p.id = ANY ($2::uuid[]) ORDER BY lower(p.name), p.id LIMIT 5`,
    values(tx, ids, change),
  )
}

export async function changePrices(tx: StoreTransaction, ids: string[], change: PriceChange) {
  await tx.prepared(
    'change-prices',
    `UPDATE products p SET price = ${after('p.price')},
        discount_price = ${after('p.discount_price')}, updated_at = now()
      WHERE p.store_id = $1 AND p.id = ANY ($2::uuid[])`,
    values(tx, ids, change),
  )
  await tx.prepared(
    'change-variation-prices',
    `UPDATE variations v SET price = ${after('v.price')},
        discount_price = ${after('v.discount_price')}
      WHERE ${ownPrice}`,
    values(tx, ids, change),
  )
}
