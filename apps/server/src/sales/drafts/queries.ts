import type { DraftOrderState } from '@vitrine/contract/sales/draft-orders.ts'
import { draftOrders } from '@vitrine/db/schema/draft-orders.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import {
  and,
  desc,
  eq,
  getTableColumns,
  ilike,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { namedOrder } from '../orders/named-order.ts'
import type { DraftCart } from './draft-cart.ts'

export type StoredDraft = Omit<typeof draftOrders.$inferSelect, 'cart'> & { cart: DraftCart }

export type WhichDraft = { id: string } | { token: string }

export interface DraftListing {
  state?: DraftOrderState | undefined
  search?: string | undefined
  pageNumber: number
  pageSize: number
}

export async function findDraft(
  tx: StoreTransaction,
  which: WhichDraft,
): Promise<StoredDraft | undefined> {
  const [row] = await tx.select().from(draftOrders).where(is(tx, which))
  return row as StoredDraft | undefined
}

/** Locks a draft before it is changed, paid or deleted; its checkout is locked after it. */
export async function lockDraft(
  tx: StoreTransaction,
  which: WhichDraft,
): Promise<StoredDraft | undefined> {
  const [row] = await tx.select().from(draftOrders).where(is(tx, which)).for('update')
  return row as StoredDraft | undefined
}

export async function insertDraft(
  tx: StoreTransaction,
  draft: Omit<typeof draftOrders.$inferInsert, 'storeId'>,
): Promise<void> {
  await tx.insert(draftOrders).values({ ...draft, storeId: tx.storeId })
}

export async function updateDraft(
  tx: StoreTransaction,
  id: string,
  changes: PgUpdateSetSource<typeof draftOrders>,
): Promise<void> {
  await tx.update(draftOrders).set(changes).where(is(tx, { id }))
}

export async function deleteDraftRow(tx: StoreTransaction, id: string): Promise<void> {
  await tx.delete(draftOrders).where(is(tx, { id }))
}

export async function listDraftRows(
  tx: StoreTransaction,
  { pageNumber, pageSize, ...filter }: DraftListing,
) {
  const { cart: _cart, ...columns } = getTableColumns(draftOrders)
  return await tx
    .select(columns)
    .from(draftOrders)
    .where(matches(tx, filter))
    .orderBy(desc(draftOrders.createdAt), desc(draftOrders.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize)
}

export async function countDrafts(
  tx: StoreTransaction,
  filter: Pick<DraftListing, 'state' | 'search'>,
): Promise<number> {
  return await tx.$count(draftOrders, matches(tx, filter))
}

export async function findOrderOf(tx: StoreTransaction, id: string) {
  const [order] = await tx
    .select({ id: orders.id, number: orders.number, numberPrefix: orders.numberPrefix })
    .from(orders)
    .where(and(eq(orders.storeId, tx.storeId), eq(orders.id, id)))
  return order && namedOrder(order)
}

const firstNumber = 1

export async function nextDraftNumber(tx: StoreTransaction): Promise<number> {
  const [counter] = await tx.prepared<{ value: number }>(
    'next-draft-number',
    `INSERT INTO order_counters AS counter (store_id, kind, value) VALUES ($1, 'draft', $2)
    ON CONFLICT (store_id, kind) DO UPDATE SET value = counter.value + 1
    RETURNING value`,
    [tx.storeId, firstNumber],
  )
  return counter!.value
}

function matches(tx: StoreTransaction, { state, search }: Pick<DraftListing, 'state' | 'search'>) {
  return and(
    eq(draftOrders.storeId, tx.storeId),
    state && inState[state],
    search ? isNamed(search) : undefined,
  )
}

const inState: Record<DraftOrderState, SQL | undefined> = {
  open: and(isNull(draftOrders.orderId), isNull(draftOrders.sentAt)),
  sent: and(isNull(draftOrders.orderId), isNotNull(draftOrders.sentAt)),
  completed: isNotNull(draftOrders.orderId),
}

function isNamed(search: string): SQL | undefined {
  const part = `%${search.replace('#', '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { shippingAddress: address } = draftOrders
  const name = sql`concat_ws(' ', ${address} ->> 'firstName', ${address} ->> 'lastName')`
  const number = sql`concat('D', ${draftOrders.number})`
  return or(ilike(draftOrders.email, part), ilike(name, part), ilike(number, part))
}

function is(tx: StoreTransaction, which: WhichDraft): SQL | undefined {
  const isOne = 'id' in which ? eq(draftOrders.id, which.id) : eq(draftOrders.token, which.token)
  return and(eq(draftOrders.storeId, tx.storeId), isOne)
}
