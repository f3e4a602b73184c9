import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertOrderMail } from '../../post/outbox/insert-outbox-row.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type FoundOrder, notAllowed, requireOrder } from '../orders/change-order.ts'
import { insertEvent, lockOrder } from '../orders/queries.ts'

/** Limit per hour, so that an address cannot be flooded. */
const maxPerHour = 5
const hour = 3_600_000

export async function resendConfirmation(
  tx: StoreTransaction,
  id: string,
  now: Date,
): Promise<FoundOrder> {
  if (!(await lockOrder(tx, id))) throw new Refusal('not_found')
  const { order, parts } = await requireOrder(tx, id)
  if (order.cancelledAt) throw notAllowed(order)
  const recent = parts.events.filter(
    ({ kind, createdAt }) => kind === 'mail' && now.getTime() - createdAt.getTime() < hour,
  )
  if (recent.length >= maxPerHour) throw new Refusal('too_many_attempts')
  await insertOrderMail(tx, 'order_confirmation', { orderId: order.id })
  await insertEvent(tx, order.id, 'mail', { text: 'order_confirmation' })
  return await requireOrder(tx, id)
}
