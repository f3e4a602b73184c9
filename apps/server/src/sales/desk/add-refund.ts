import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertOrderMail } from '../../post/outbox/insert-outbox-row.ts'
import { restock } from '../../catalogue/stock/restock.ts'
import { changeOrder, type FoundOrder, type OrderToChange } from '../orders/change-order.ts'
import { piecesOf } from '../orders/order-quantities.ts'
import { refundMovement } from './refund-movement.ts'
import { planRefund, type RefundPlan, type WantedRefund } from './plan-refund.ts'
import { insertEvent, insertPayment, insertRefund } from '../orders/queries.ts'

interface NewRefund extends OrderToChange, WantedRefund {
  reason?: string | undefined
  notify: boolean
}

/**
 * Records money that was given back, or gives it back where a provider received it, and puts back
 * what came back. An order may be in any state for
 * it: what was paid can be given back for as long as it is there.
 */
export async function addRefund(
  tx: StoreTransaction,
  { id, version, reason, notify, ...wanted }: NewRefund,
): Promise<FoundOrder> {
  return await changeOrder(tx, { id, version }, async (found) => {
    await giveBack(tx, found, planRefund(found, wanted), { reason, notify })
  })
}

interface Told {
  reason?: string | undefined
  /** Whether the shopper hears of it, once the money is on its way. */
  notify: boolean
}

export async function giveBack(
  tx: StoreTransaction,
  { order, parts }: FoundOrder,
  { amount, shipping, lines }: RefundPlan,
  { reason, notify }: Told,
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

/** @returns how many pieces went back */
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
