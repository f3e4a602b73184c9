import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'
import { keepSeller } from './invoice-seller.ts'
import { lockOrders, updateOrder } from '../orders/queries.ts'

/**
 * Numbers the orders' invoices, oldest order first. Repeated and concurrent calls return the same
 * numbers; the current seller is stored with them.
 */
export async function issueInvoices(
  tx: StoreTransaction,
  ids: readonly string[],
  { now, logo }: { now: Date; logo: string | undefined },
) {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if ((await lockOrders(tx, wanted)).length < wanted.length) throw new Refusal('not_found')
  const rows = await tx
    .select({ orderId: orders.id, invoiceNumber: orders.invoiceNumber })
    .from(orders)
    .where(and(eq(orders.storeId, tx.storeId), inArray(orders.id, wanted)))
    .orderBy(asc(orders.number))
  const without = rows.filter(({ invoiceNumber }) => invoiceNumber === null)
  let next = without.length ? await takeNumbers(tx, without.length) : 0
  const invoiceSeller = without.length ? await keepSeller(tx, logo) : null
  const issued: { orderId: string; invoiceNumber: number }[] = []
  for (const { orderId, invoiceNumber } of rows) {
    const number = invoiceNumber ?? next++
    if (invoiceNumber === null)
      await updateOrder(tx, orderId, { invoiceNumber: number, invoicedAt: now, invoiceSeller })
    issued.push({ orderId, invoiceNumber: number })
  }
  return issued
}

/**
 * Locks the counter until the transaction ends, so that numbers have no gaps. @returns the first
 * number
 */
async function takeNumbers(tx: StoreTransaction, count: number): Promise<number> {
  const [counter] = await tx.prepared<{ value: number }>(
    'take-invoice-numbers',
    `INSERT INTO order_counters AS counter (store_id, kind, value) VALUES ($1, 'invoice', $2)
    ON CONFLICT (store_id, kind) DO UPDATE SET value = counter.value + $2
    RETURNING value`,
    [tx.storeId, count],
  )
  return counter!.value - count + 1
}
