import { orderPayments } from '@vitrine/db/schema/order-changes.ts'
import { orderLines, orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq } from 'drizzle-orm'

export async function findOrderByToken(tx: StoreTransaction, token: string) {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.storeId, tx.storeId), eq(orders.token, token)))
  return order
}

export async function listLinesOf(tx: StoreTransaction, orderId: string) {
  return await tx
    .select({
      productId: orderLines.productId,
      name: orderLines.name,
      options: orderLines.options,
      image: orderLines.image,
      quantity: orderLines.quantity,
      unitPrice: orderLines.unitPrice,
      total: orderLines.total,
      discount: orderLines.discount,
    })
    .from(orderLines)
    .where(and(eq(orderLines.storeId, tx.storeId), eq(orderLines.orderId, orderId)))
    .orderBy(asc(orderLines.position))
}

export async function listPaymentsOf(tx: StoreTransaction, orderId: string) {
  return await tx
    .select({
      kind: orderPayments.kind,
      amount: orderPayments.amount,
      status: orderPayments.status,
    })
    .from(orderPayments)
    .where(and(eq(orderPayments.storeId, tx.storeId), eq(orderPayments.orderId, orderId)))
}
