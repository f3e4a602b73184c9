import { amountRefundable, type CancelReason } from '@vitrine/commerce/orders/order-state.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { sql } from 'drizzle-orm'
import { insertOrderMail } from '../../post/outbox/insert-outbox-row.ts'
import { giveBack, restockLines } from './add-refund.ts'
import {
  changeOrder,
  type FoundOrder,
  type OrderToChange,
  requireOpen,
  requireTransition,
} from '../orders/change-order.ts'
import { piecesOf } from '../orders/order-quantities.ts'
import { voidAuthorisation } from './void-authorisation.ts'
import { linesLeft } from './plan-refund.ts'
import { insertEvent, updateOrder } from '../orders/queries.ts'
import { shippingLeft } from '../orders/shipping-left.ts'

interface Cancellation extends OrderToChange {
  reason: CancelReason
  refund: boolean
  restock: boolean
  notify: boolean
}

export async function cancelOrder(
  tx: StoreTransaction,
  { reason, refund, restock, notify, ...which }: Cancellation,
): Promise<FoundOrder> {
  return await changeOrder(tx, which, async (found) => {
    const { order, parts } = found
    requireOpen(order)
    requireTransition(order, 'cancelled')
    const lines = linesLeft(parts, restock)
    const amount = amountRefundable(parts.payments)
    const restocked = piecesOf(lines.map((line) => ({ quantity: line.restocked })))
    if (refund && amount > 0) {
      const all = { amount, shipping: shippingLeft(order, parts), lines }
      await giveBack(tx, found, all, { notify: false })
    } else {
      await restockLines(tx, found, lines)
    }
    await voidAuthorisation(tx, parts.payments)
    await updateOrder(tx, order.id, {
      status: 'cancelled',
      cancelReason: reason,
      cancelledAt: sql`now()`,
    })
    await insertEvent(tx, order.id, 'cancelled', { text: reason, restocked })
    if (notify) await insertOrderMail(tx, 'order_cancelled', { orderId: order.id })
  })
}
