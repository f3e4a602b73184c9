import type { FulfilmentStatus, PaymentStatus } from '@vitrine/commerce/order-state.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, ilike, or, sql, type SQL } from 'drizzle-orm'
import type { OrderFilter, OrderListing } from './list-orders.ts'

const paid = sumOf('payment')
const refunded = sumOf('refund')

const ordered = sql<number>`(
  SELECT coalesce(sum(quantity), 0)::int FROM order_lines
  WHERE order_lines.store_id = orders.store_id AND order_lines.order_id = orders.id)`

const sent = sql`(
  SELECT coalesce(sum((line ->> 'quantity')::int), 0)
  FROM order_fulfilments, jsonb_array_elements(lines) AS line
  WHERE order_fulfilments.store_id = orders.store_id AND order_id = orders.id)`

// The derived states again, because a filter must run in the database; list-orders.test.ts holds
// them against commerce/order-state.ts.
const paymentState = sql<PaymentStatus>`CASE
  WHEN ${refunded} > 0 AND ${refunded} < ${paid} THEN 'partially_refunded'
  WHEN ${refunded} > 0 THEN 'refunded'
  WHEN ${paid} >= orders.total THEN 'paid'
  WHEN ${paid} > 0 THEN 'partially_paid'
  ELSE 'pending' END`

const fulfilmentState = sql<FulfilmentStatus>`CASE
  WHEN ${sent} >= ${ordered} THEN 'fulfilled'
  WHEN ${sent} > 0 THEN 'partial'
  ELSE 'unfulfilled' END`

export type ListedOrder = Awaited<ReturnType<typeof listOrderRows>>[number]

export async function listOrderRows(tx: StoreTransaction, listing: OrderListing) {
  const { pageNumber, pageSize } = listing
  return await tx
    .select({
      id: orders.id,
      number: orders.number,
      createdAt: orders.createdAt,
      firstName: sql<string>`${orders.shippingAddress} ->> 'firstName'`,
      lastName: sql<string>`${orders.shippingAddress} ->> 'lastName'`,
      email: orders.email,
      total: orders.total,
      currency: orders.currency,
      status: orders.status,
      paymentStatus: paymentState,
      fulfilmentStatus: fulfilmentState,
      items: ordered,
    })
    .from(orders)
    .where(matches(tx, listing))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize)
}

export async function countOrders(tx: StoreTransaction, filter: OrderFilter): Promise<number> {
  return await tx.$count(orders, matches(tx, filter))
}

function matches(tx: StoreTransaction, { status, payment, fulfilment, search }: OrderFilter) {
  return and(
    eq(orders.storeId, tx.storeId),
    status && eq(orders.status, status),
    payment && sql`${paymentState} = ${payment}`,
    fulfilment && sql`${fulfilmentState} = ${fulfilment}`,
    search ? found(search) : undefined,
  )
}

/** By number, with or without a #, by e-mail address or by the customer's name. */
function found(search: string): SQL | undefined {
  const part = `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  const name = sql`(${orders.shippingAddress} ->> 'firstName') || ' ' || (${orders.shippingAddress} ->> 'lastName')`
  return or(
    ilike(orders.email, part),
    ilike(name, part),
    number ? eq(orders.number, Number(number)) : undefined,
  )
}

function sumOf(kind: 'payment' | 'refund'): SQL {
  return sql`(
    SELECT coalesce(sum(amount), 0) FROM order_payments
    WHERE order_payments.store_id = orders.store_id AND order_id = orders.id
      AND kind = ${kind})`
}
