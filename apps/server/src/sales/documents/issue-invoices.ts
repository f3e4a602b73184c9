import { invoiceName, invoicePrefixIn } from '@vitrine/commerce/orders/invoice-name.ts'
import { dayIn } from '@vitrine/commerce/places/time-zone.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'
import { storeSeller } from './invoice-seller.ts'
import { lockOrders, updateOrder } from '../orders/queries.ts'

interface Issue {
  now: Date
  timeZone: string
  logo: string | undefined
}

/**
 * Numbers the orders' invoices, oldest order first. Repeated and concurrent calls return the same
 * numbers; the current prefix and seller are stored with them.
 */
export async function issueInvoices(
  tx: StoreTransaction,
  ids: readonly string[],
  { now, timeZone, logo }: Issue,
) {
  const requested = [...new Set(ids.map((id) => id.toLowerCase()))]
  if ((await lockOrders(tx, requested)).length < requested.length) throw new Refusal('not_found')
  const { id: orderId, invoiceNumber, invoicePrefix } = orders
  const rows = await tx
    .select({ orderId, invoiceNumber, invoicePrefix })
    .from(orders)
    .where(and(eq(orders.storeId, tx.storeId), inArray(orders.id, requested)))
    .orderBy(asc(orders.number))
  const count = rows.filter((row) => row.invoiceNumber === null).length
  const year = Number(dayIn(timeZone, now).slice(0, 4))
  const series = count ? await takeNumbers(tx, count, year) : { next: 0, prefix: '' }
  const invoiceSeller = count ? await storeSeller(tx, logo) : null
  const issued: { orderId: string; invoiceNumber: number; invoiceName: string }[] = []
  for (const row of rows) {
    const number = row.invoiceNumber ?? series.next++
    const prefix = row.invoiceNumber === null ? series.prefix : row.invoicePrefix
    const numbered = { invoiceNumber: number, invoicePrefix: prefix }
    if (row.invoiceNumber === null)
      await updateOrder(tx, row.orderId, { ...numbered, invoicedAt: now, invoiceSeller })
    issued.push({
      orderId: row.orderId,
      invoiceNumber: number,
      invoiceName: invoiceName(numbered),
    })
  }
  return issued
}

/**
 * Locks the counter until the transaction ends, so that numbers have no gaps. Continues after the
 * highest number of the prefix, which the owner may have used before.
 */
async function takeNumbers(tx: StoreTransaction, count: number, year: number) {
  const [settings] = await tx.prepared<{ prefix: string; yearly: boolean }>(
    'invoice-settings',
    `SELECT invoice_prefix AS prefix, restart_invoices_yearly AS yearly FROM stores WHERE id = $1`,
    [tx.storeId],
  )
  const { yearly, prefix: withPlaceholder } = settings!
  const prefix = invoicePrefixIn(year, withPlaceholder)
  const [counter] = await tx.prepared<{ value: number }>(
    'take-invoice-numbers',
    `INSERT INTO order_counters AS counter (store_id, kind, value, year)
      SELECT root.store_id, 'invoice', $2 + coalesce((SELECT max(invoice_number) FROM orders
        WHERE store_id = $1 AND invoice_prefix = $4 AND invoice_number IS NOT NULL), 0), $3
      FROM store_roots root WHERE root.store_id = $1
    ON CONFLICT (store_id, kind) DO UPDATE SET year = excluded.year, value = greatest(
      $2 + CASE WHEN $5 AND counter.year < $3 THEN 0 ELSE counter.value END, excluded.value)
    RETURNING value`,
    [tx.storeId, count, year, prefix, yearly],
  )
  return { next: counter!.value - count + 1, prefix }
}
