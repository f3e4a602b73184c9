import { newId } from '@vitrine/db/new-id.ts'
import { orderLines, orders } from '@vitrine/db/schema/orders.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { OrderRequest } from './order-request.ts'
import type { PricedCart } from './price-cart.ts'
import type { PricedLine } from './price-line.ts'

export async function insertOrder(
  tx: StoreTransaction,
  order: { id: string; number: number; token: string },
  { currency, subtotal, discount, shipping, tax, total }: PricedCart,
  input: OrderRequest,
): Promise<void> {
  await tx.insert(orders).values({
    ...order,
    storeId: tx.storeId,
    email: input.contact.email,
    phone: input.contact.phone || null,
    shippingAddress: input.shippingAddress,
    billingAddress: input.billingAddress ?? null,
    note: input.note || null,
    paymentMethod: input.paymentMethod,
    currency,
    subtotal,
    discount,
    shipping,
    tax,
    total,
  })
}

/** The lines keep what was bought as it is now; later edits of the product never reach them. */
export async function insertOrderLines(
  tx: StoreTransaction,
  orderId: string,
  lines: readonly PricedLine[],
): Promise<void> {
  const rows = lines.map((line, position) => ({
    storeId: tx.storeId,
    id: newId(),
    orderId,
    position,
    productId: line.productId,
    variationId: line.variationId,
    name: line.name,
    options: line.options,
    image: line.image,
    sku: line.sku,
    unitPrice: line.unitPrice,
    quantity: line.quantity,
    total: line.total,
  }))
  await tx.insert(orderLines).values(rows)
}

export async function insertConfirmation(tx: StoreTransaction, orderId: string): Promise<void> {
  await tx.insert(outbox).values({
    storeId: tx.storeId,
    id: newId(),
    kind: 'order_confirmation',
    payload: { orderId },
  })
}
