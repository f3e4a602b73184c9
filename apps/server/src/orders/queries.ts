import { newId } from '@vitrine/db/new-id.ts'
import { orderFulfilments, orderLines, orderPayments, orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq } from 'drizzle-orm'

export type StoredOrder = typeof orders.$inferSelect
export type StoredLine = typeof orderLines.$inferSelect
export type StoredPayment = typeof orderPayments.$inferSelect
export type StoredFulfilment = typeof orderFulfilments.$inferSelect

export async function findOrder(tx: StoreTransaction, id: string) {
  const [order] = await tx.select().from(orders).where(withId(tx, id))
  return order
}

/** Locks the order: two owners recording the same payment must not both find it due. */
export async function lockOrder(tx: StoreTransaction, id: string) {
  const [order] = await tx.select().from(orders).where(withId(tx, id)).for('no key update')
  return order
}

/** What belongs to an order, each in the order in which it came. */
export async function listParts(tx: StoreTransaction, orderId: string) {
  const [lines, payments, fulfilments] = await Promise.all([
    listLines(tx, orderId),
    listPayments(tx, orderId),
    listFulfilments(tx, orderId),
  ])
  return { lines, payments, fulfilments }
}

export async function insertPayment(
  tx: StoreTransaction,
  payment: Pick<StoredPayment, 'orderId' | 'kind' | 'method' | 'amount' | 'createdBy'>,
): Promise<void> {
  await tx.insert(orderPayments).values({ ...payment, storeId: tx.storeId, id: newId() })
}

export async function insertFulfilment(
  tx: StoreTransaction,
  fulfilment: Pick<StoredFulfilment, 'orderId' | 'lines' | 'carrier' | 'trackingUrl'>,
): Promise<void> {
  await tx.insert(orderFulfilments).values({ ...fulfilment, storeId: tx.storeId, id: newId() })
}

function withId(tx: StoreTransaction, id: string) {
  return and(eq(orders.storeId, tx.storeId), eq(orders.id, id))
}

function listLines(tx: StoreTransaction, orderId: string) {
  return tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.storeId, tx.storeId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position))
}

function listPayments(tx: StoreTransaction, orderId: string) {
  return tx
    .select()
    .from(orderPayments)
    .where(and(eq(orderPayments.storeId, tx.storeId), eq(orderPayments.orderId, orderId)))
    .orderBy(asc(orderPayments.id))
}

function listFulfilments(tx: StoreTransaction, orderId: string) {
  return tx
    .select()
    .from(orderFulfilments)
    .where(and(eq(orderFulfilments.storeId, tx.storeId), eq(orderFulfilments.orderId, orderId)))
    .orderBy(asc(orderFulfilments.id))
}
