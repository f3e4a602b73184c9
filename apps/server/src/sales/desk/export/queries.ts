import { orderFulfilments, orderPayments } from '@vitrine/db/schema/order-changes.ts'
import { orderLines, orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { OrderToExport } from './order-rows.ts'

export async function listOrdersBefore(
  tx: StoreTransaction,
  where: SQL | undefined,
  before: number | undefined,
  max: number,
) {
  return await tx
    .select()
    .from(orders)
    .where(and(where, before === undefined ? undefined : lt(orders.number, before)))
    .orderBy(desc(orders.number))
    .limit(max)
}

export async function withParts(
  tx: StoreTransaction,
  found: readonly OrderToExport['order'][],
): Promise<OrderToExport[]> {
  const ids = found.map(({ id }) => id)
  const { storeId } = tx
  const [lines, payments, fulfilments] = await Promise.all([
    tx
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.storeId, storeId), inArray(orderLines.orderId, ids)))
      .orderBy(asc(orderLines.position)),
    tx
      .select()
      .from(orderPayments)
      .where(and(eq(orderPayments.storeId, storeId), inArray(orderPayments.orderId, ids)))
      .orderBy(asc(orderPayments.id)),
    tx
      .select()
      .from(orderFulfilments)
      .where(and(eq(orderFulfilments.storeId, storeId), inArray(orderFulfilments.orderId, ids)))
      .orderBy(asc(orderFulfilments.id)),
  ])
  const [linesOf, paymentsOf, fulfilmentsOf] = [
    Map.groupBy(lines, ({ orderId }) => orderId),
    Map.groupBy(payments, ({ orderId }) => orderId),
    Map.groupBy(fulfilments, ({ orderId }) => orderId),
  ]
  return found.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    payments: paymentsOf.get(order.id) ?? [],
    fulfilments: fulfilmentsOf.get(order.id) ?? [],
  }))
}
