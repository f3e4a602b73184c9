import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { namedOrder } from '../orders/named-order.ts'
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'

export type ListedOrder = Awaited<ReturnType<typeof listOrderRows>>[number]

/** Numbers ascend in the order in which orders are placed. */
const newestFirst = desc(orders.number)

/** Finds the page in the index alone, then reads its orders. */
export async function listOrderRows(
  tx: StoreTransaction,
  where: SQL | undefined,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
) {
  const page = tx
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(newestFirst)
    .limit(pageSize)
    .offset(pageNumber * pageSize)
    .as('page')
  return await tx
    .select({
      id: orders.id,
      number: orders.number,
      numberPrefix: orders.numberPrefix,
      createdAt: orders.createdAt,
      firstName: sql<string>`${orders.shippingAddress} ->> 'firstName'`,
      lastName: sql<string>`${orders.shippingAddress} ->> 'lastName'`,
      email: orders.email,
      total: orders.total,
      currency: orders.currency,
      status: orders.status,
      paymentStatus: orders.paymentStatus,
      fulfilmentStatus: orders.fulfilmentStatus,
      shippingName: sql<string | null>`${orders.shippingRate} ->> 'name'`,
      isPickup: orders.isPickup,
      cancelledAt: orders.cancelledAt,
      items: orders.items,
      oversold: orders.oversold,
    })
    .from(orders)
    .innerJoin(page, and(eq(orders.storeId, tx.storeId), eq(orders.id, page.id)))
    .orderBy(newestFirst)
}

export async function findNeighbours(tx: StoreTransaction, number: number) {
  const next = async (isBeyond: SQL, first: SQL) => {
    const [found] = await tx
      .select({ id: orders.id, number: orders.number, numberPrefix: orders.numberPrefix })
      .from(orders)
      .where(and(eq(orders.storeId, tx.storeId), isBeyond))
      .orderBy(first)
      .limit(1)
    return found ? namedOrder(found) : null
  }
  const [older, newer] = await Promise.all([
    next(lt(orders.number, number), desc(orders.number)),
    next(gt(orders.number, number), asc(orders.number)),
  ])
  return { older, newer }
}

export async function countOrders(tx: StoreTransaction, where: SQL | undefined): Promise<number> {
  return await tx.$count(orders, where)
}
