import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { PricedLine } from './price-line.ts'

/** Duration of a reservation; status checks do not extend it. */
const minutes = 10

export interface Reserved {
  productId: string
  variationId: string | null
  quantity: number
}

export function reservedUntil(now: Date): Date {
  return new Date(now.getTime() + minutes * 60_000)
}

/**
 * Lists reservations of others. Run it after locking the products, as its own statement: the one
 * that waited for the locks sees an older snapshot.
 * @param own a checkout whose reservation is not counted
 */
export async function listReserved(
  tx: StoreTransaction,
  productIds: readonly string[],
  now: Date,
  own: string | undefined,
): Promise<Reserved[]> {
  return await tx.prepared<Reserved>(
    'list-reserved',
    `SELECT product_id AS "productId", variation_id AS "variationId", sum(quantity)::bigint AS quantity
    FROM stock_reservations
    WHERE store_id = $1 AND product_id = ANY ($2::uuid[]) AND expires_at > $3
      AND checkout_id IS DISTINCT FROM $4::uuid
    GROUP BY 1, 2`,
    [tx.storeId, productIds, now, own ?? null],
  )
}

export async function listReservedBy(
  tx: StoreTransaction,
  productIds: readonly string[],
  { network, now, own }: { network: string; now: Date; own: string | undefined },
): Promise<Reserved[]> {
  return await tx.prepared<Reserved>(
    'list-reserved-by-network',
    `SELECT product_id AS "productId", variation_id AS "variationId", sum(quantity)::bigint AS quantity
    FROM stock_reservations
    WHERE store_id = $1 AND product_id = ANY ($2::uuid[]) AND expires_at > $3
      AND checkout_id IS DISTINCT FROM $4::uuid AND network = $5
    GROUP BY 1, 2`,
    [tx.storeId, productIds, now, own ?? null, network],
  )
}

export function reservedOf(
  reserved: readonly Reserved[],
  { productId, variationId }: Omit<Reserved, 'quantity'>,
): number {
  const found = reserved.find(
    (each) => each.productId === productId && each.variationId === variationId,
  )
  return found?.quantity ?? 0
}

/** Reserves the counted pieces. The caller has locked the products and checked the stock. */
export async function reserve(
  tx: StoreTransaction,
  checkoutId: string,
  lines: readonly PricedLine[],
  { until, network }: { until: Date; network: string | undefined },
): Promise<void> {
  await release(tx, checkoutId)
  const rows = lines
    .filter(({ counted }) => counted)
    .map(({ productId, variationId, quantity }, line) => ({
      productId,
      variationId,
      quantity,
      line,
    }))
  if (!rows.length) return
  await tx.prepared(
    'reserve-stock',
    `INSERT INTO stock_reservations
      (store_id, checkout_id, line, product_id, variation_id, quantity, expires_at, network)
    SELECT root.store_id, $2::uuid, line, "productId", "variationId", quantity, $4::timestamptz, $5
    FROM store_roots root, jsonb_to_recordset($3::jsonb)
      AS row (line int, "productId" uuid, "variationId" uuid, quantity int)
    WHERE root.store_id = $1`,
    [tx.storeId, checkoutId, JSON.stringify(rows), until, network ?? null],
  )
}

export async function release(tx: StoreTransaction, checkoutId: string): Promise<void> {
  await tx.prepared(
    'release-stock',
    `DELETE FROM stock_reservations WHERE store_id = $1 AND checkout_id = $2`,
    [tx.storeId, checkoutId],
  )
}

export async function dropExpired(
  tx: StoreTransaction,
  checkoutId: string,
  now: Date,
): Promise<void> {
  await tx.prepared(
    'drop-expired-reservation',
    `DELETE FROM stock_reservations WHERE store_id = $1 AND checkout_id = $2 AND expires_at <= $3`,
    [tx.storeId, checkoutId, now],
  )
}
