import { newId } from '@vitrine/db/new-id.ts'
import {
  type OrderEventData,
  orderEvents,
  orderFulfilments,
  orderPayments,
  orderRefunds,
} from '@vitrine/db/schema/order-changes.ts'
import { orderLines, orders } from '@vitrine/db/schema/orders.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { listTaken } from './list-taken.ts'

export type StoredOrder = typeof orders.$inferSelect
export type StoredLine = typeof orderLines.$inferSelect
export type StoredPayment = typeof orderPayments.$inferSelect
export type StoredFulfilment = typeof orderFulfilments.$inferSelect
export type StoredRefund = typeof orderRefunds.$inferSelect
export type StoredEvent = typeof orderEvents.$inferSelect
export type OrderParts = Awaited<ReturnType<typeof listParts>>

export async function findOrder(tx: StoreTransaction, id: string) {
  const [order] = await tx.select().from(orders).where(withId(tx, id))
  return order
}

/** Locks the order: two owners recording the same payment must not both find it due. */
export async function lockOrder(tx: StoreTransaction, id: string) {
  const [order] = await tx.select().from(orders).where(withId(tx, id)).for('no key update')
  return order
}

/** @returns the store's orders among the ids, locked one after the other */
export async function lockOrders(tx: StoreTransaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, tx.storeId), inArray(orders.id, [...ids])))
    .orderBy(asc(orders.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

/** @returns what of an order its emails and papers show */
export async function listContents(tx: StoreTransaction, orderId: string) {
  const [lines, payments, fulfilments, refunds] = await Promise.all([
    tx
      .select()
      .from(orderLines)
      .where(isOf(tx, orderLines, orderId))
      .orderBy(asc(orderLines.position)),
    tx
      .select()
      .from(orderPayments)
      .where(isOf(tx, orderPayments, orderId))
      .orderBy(asc(orderPayments.id)),
    tx
      .select()
      .from(orderFulfilments)
      .where(isOf(tx, orderFulfilments, orderId))
      .orderBy(asc(orderFulfilments.id)),
    tx
      .select()
      .from(orderRefunds)
      .where(isOf(tx, orderRefunds, orderId))
      .orderBy(asc(orderRefunds.id)),
  ])
  const failed = new Set(payments.filter(({ status }) => status === 'failed').map(({ id }) => id))
  // Pieces of a failed refund can be refunded again.
  const madeRefunds = refunds.filter(({ id }) => !failed.has(id))
  return { lines, payments, fulfilments, refunds: madeRefunds }
}

export async function listParts(tx: StoreTransaction, orderId: string) {
  const [contents, events, mails, taken] = await Promise.all([
    listContents(tx, orderId),
    tx
      .select()
      .from(orderEvents)
      .where(isOf(tx, orderEvents, orderId))
      .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id)),
    tx
      .select()
      .from(outbox)
      .where(isOf(tx, outbox, orderId))
      .orderBy(asc(outbox.id)),
    listTaken(tx, orderId),
  ])
  return { ...contents, events, mails, taken }
}

export async function insertPayment(
  tx: StoreTransaction,
  payment: Omit<typeof orderPayments.$inferInsert, 'storeId' | 'id'>,
): Promise<string> {
  const id = newId()
  if (payment.tryAt) tx.makesDue('payments')
  await tx.insert(orderPayments).values({ ...payment, storeId: tx.storeId, id })
  return id
}

export async function updatePayment(
  tx: StoreTransaction,
  id: string,
  values: PgUpdateSetSource<typeof orderPayments>,
): Promise<void> {
  const isOne = and(eq(orderPayments.storeId, tx.storeId), eq(orderPayments.id, id))
  if (values.tryAt) tx.makesDue('payments')
  await tx.update(orderPayments).set(values).where(isOne)
}

export async function insertFulfilment(
  tx: StoreTransaction,
  fulfilment: Pick<StoredFulfilment, 'orderId' | 'lines' | 'carrier' | 'trackingUrl'>,
): Promise<string> {
  const id = newId()
  await tx.insert(orderFulfilments).values({ ...fulfilment, storeId: tx.storeId, id })
  return id
}

export async function insertRefund(
  tx: StoreTransaction,
  refund: Pick<StoredRefund, 'id' | 'orderId' | 'lines' | 'shipping' | 'reason'>,
): Promise<void> {
  await tx.insert(orderRefunds).values({ ...refund, storeId: tx.storeId })
}

export async function insertEvent(
  tx: StoreTransaction,
  orderId: string,
  kind: StoredEvent['kind'],
  data: OrderEventData = {},
  actor?: string | null,
): Promise<void> {
  const event = { storeId: tx.storeId, id: newId(), orderId, kind, data }
  await tx.insert(orderEvents).values({ ...event, ...(actor !== undefined && { actor }) })
}

export async function updateOrder(
  tx: StoreTransaction,
  id: string,
  values: PgUpdateSetSource<typeof orders>,
): Promise<void> {
  await tx.update(orders).set(values).where(withId(tx, id))
}

/** Part of every change, so that stale views are detected. */
export async function raiseVersion(
  tx: StoreTransaction,
  id: string,
  states: Pick<StoredOrder, 'paymentStatus' | 'fulfilmentStatus'>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...states, version: sql`${orders.version} + 1` })
    .where(withId(tx, id))
}

function withId(tx: StoreTransaction, id: string): SQL | undefined {
  return and(eq(orders.storeId, tx.storeId), eq(orders.id, id))
}

type PartOfOrder = Record<'storeId' | 'orderId', PgColumn>

function isOf(tx: StoreTransaction, part: PartOfOrder, orderId: string): SQL | undefined {
  return and(eq(part.storeId, tx.storeId), eq(part.orderId, orderId))
}
