import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertOrderMail } from '../../post/outbox/insert-outbox-row.ts'
import { restock } from '../../catalogue/stock/restock.ts'
import { changeOrder, type FoundOrder, type OrderToChange } from '../orders/change-order.ts'
import { piecesOf } from '../orders/order-quantities.ts'
import { refundMovement } from './refund-movement.ts'
import { planRefund, type RefundPlan, type RequestedRefund } from './plan-refund.ts'
import { insertEvent, insertPayment, insertRefund } from '../orders/queries.ts'

interface NewRefund extends OrderToChange, RequestedRefund {
  reason?: string | undefined
  notify: boolean
}

/**
 * Records a refund, or makes it through the provider that received the payment, and restocks.
 * Allowed in every state of an order.
 */
export async function addRefund(
  tx: StoreTransaction,
  { id, version, reason, notify, ...requested }: NewRefund,
): Promise<FoundOrder> {
  return await changeOrder(tx, { id, version }, async (found) => {
    await giveBack(tx, found, planRefund(found, requested), { reason, notify })
  })
}

interface RefundNotice {
  reason?: string | undefined
  /** Emails the shopper once the refund is on its way. */
  notify: boolean
}

export async function giveBack(
  tx: StoreTransaction,
  { order, parts }: FoundOrder,
  { amount, shipping, lines }: RefundPlan,
  { reason, notify }: RefundNotice,
): Promise<void> {
  const { id: orderId, paymentMethod: method } = order
  const moved = refundMovement(parts.payments, amount, order.currency)
  const id = await insertPayment(tx, { orderId, kind: 'refund', method, amount, ...moved, notify })
  await insertRefund(tx, { id, orderId, lines, shipping, reason: reason ?? null })
  const restocked = await restockLines(tx, { order, parts }, lines)
  const text = reason === undefined ? {} : { text: reason }
  await insertEvent(tx, orderId, 'refund', {
    amount,
    method,
    pieces: piecesOf(lines),
    restocked,
    ...text,
  })
  if (notify && !moved) await insertOrderMail(tx, 'order_refunded', { orderId, refundId: id })
}

export async function restockLines(
  tx: StoreTransaction,
  { order, parts }: FoundOrder,
  lines: RefundPlan['lines'],
): Promise<number> {
  const pieces = lines.flatMap(({ lineId, restocked }) => {
    const line = parts.lines.find(({ id }) => id === lineId)
    return line && restocked > 0 ? [{ ...line, quantity: restocked }] : []
  })
  await restock(tx, order.id, pieces)
  return piecesOf(pieces)
}
