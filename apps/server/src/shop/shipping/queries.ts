import type { StoreTransaction } from '@vitrine/db/transaction.ts'

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

/** Counts the products of which something weighs nothing: the product, or one of its variations. */
export async function countWeightless(tx: StoreTransaction): Promise<number> {
  const [counted] = await tx.prepared<{ count: number }>(
    'count-weightless',
    `SELECT count(*)::int AS count FROM products p
    WHERE p.store_id = $1 AND p.status = 'active' AND CASE WHEN p.has_variations
      THEN EXISTS (SELECT FROM variations v WHERE v.store_id = $1 AND v.product_id = p.id
        AND coalesce(v.weight, p.weight, 0) = 0)
      ELSE coalesce(p.weight, 0) = 0 END`,
    [tx.storeId],
  )
  return counted!.count
}
