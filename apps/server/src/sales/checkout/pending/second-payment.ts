import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { retryNow } from '../../orders/retry-now.ts'
import { insertEvent, insertPayment, insertRefund } from '../../orders/queries.ts'
import type { PaidSession } from './complete-checkout.ts'
import type { StoredCheckout } from './queries.ts'

/**
 * Records a second payment of a paid order, for example from a page left open, and returns it at
 * once.
 */
export async function returnSecondPayment(
  tx: StoreTransaction,
  { total: amount, provider, content }: StoredCheckout,
  orderId: string,
  { state, reference }: PaidSession,
): Promise<void> {
  await changeOrder(tx, { id: orderId }, async ({ parts }) => {
    if (parts.payments.some((each) => each.reference === reference)) return
    const method = content.method.id
    const common = { orderId, method, amount, provider }
    const text = 'Paid a second time: refunded automatically.'
    await insertEvent(tx, orderId, state === 'paid' ? 'payment' : 'authorised', { amount, method })
    if (state === 'authorised') {
      const authorised = { ...common, reference, kind: 'authorisation' as const }
      await insertPayment(tx, { ...authorised, ...retryNow })
    } else {
      const ofPayment = await insertPayment(tx, { ...common, reference, kind: 'payment' })
      const back = { ...common, kind: 'refund' as const, ofPayment }
      const id = await insertPayment(tx, { ...back, ...retryNow })
      await insertRefund(tx, { id, orderId, lines: [], shipping: 0, reason: text })
    }
    await insertEvent(tx, orderId, 'note', { text })
  })
}
