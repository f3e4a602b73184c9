import type { ShippingSettings } from '@vitrine/commerce/shipping.ts'
import { shippingSettings } from '@vitrine/db/schema/pricing.ts'
import { products } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, sql } from 'drizzle-orm'

export async function findShipping(tx: StoreTransaction) {
  const [row] = await tx
    .select({ settings: shippingSettings.settings, revision: shippingSettings.revision })
    .from(shippingSettings)
    .where(eq(shippingSettings.storeId, tx.storeId))
  return row
}

/**
 * Saves them as the next revision.
 * @param seen the revision that was changed; 0 for the defaults
 * @returns whether nobody else changed them since
 */
export async function saveShipping(
  tx: StoreTransaction,
  settings: ShippingSettings,
  seen: number,
): Promise<boolean> {
  const saved = seen
    ? await tx
        .update(shippingSettings)
        .set({ settings, revision: seen + 1 })
        .where(and(eq(shippingSettings.storeId, tx.storeId), eq(shippingSettings.revision, seen)))
        .returning()
    : await tx
        .insert(shippingSettings)
        .values({ storeId: tx.storeId, settings })
        .onConflictDoNothing()
        .returning()
  return saved.length > 0
}

/** Its own country, those that it taxes and those of its latest orders. */
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
