import { products } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, sql } from 'drizzle-orm'

export async function listCountriesSoldTo(tx: StoreTransaction, own: string): Promise<string[]> {
  const rows = await tx.prepared<{ country: string }>(
    'countries-sold-to',
    `SELECT country FROM (
      (SELECT shipping_address ->> 'country' AS country FROM orders
        WHERE store_id = $1 ORDER BY created_at DESC, id DESC LIMIT 500)
      UNION
      SELECT rate ->> 'country' FROM tax_settings, jsonb_array_elements(settings -> 'rates') rate
        WHERE store_id = $1) AS sold
    WHERE country <> $2 ORDER BY country LIMIT 250`,
    [tx.storeId, own],
  )
  return [own, ...rows.map(({ country }) => country)]
}

export async function countWeightless(tx: StoreTransaction): Promise<number> {
  return await tx.$count(
    products,
    and(
      eq(products.storeId, tx.storeId),
      eq(products.status, 'active'),
      sql`coalesce(${products.weight}, 0) = 0`,
    ),
  )
}
