import { hasMoved } from '@vitrine/commerce/order-state.ts'
import { firstNameOf } from '@vitrine/commerce/person-name.ts'
import type { StoredOrder } from '../orders/queries.ts'
import type { Mail } from './mail.ts'
import { lineRows, mailToShopper, type OrderFacts } from './order-mail.ts'

/** What the shopper is told of the reason; suspicion is not told. */
const why: Record<NonNullable<StoredOrder['cancelReason']>, string> = {
  customer: ' as you asked',
  stock: ', because something in it is no longer in stock',
  payment: ', because it was not paid',
  fraud: '',
  other: '',
}

export async function orderCancelledMail(facts: OrderFacts): Promise<Mail> {
  const { order, parts, store, price } = facts
  const back = parts.payments.filter((each) => each.kind === 'refund' && hasMoved(each))
  const amount = back.reduce((sum, each) => sum + each.amount, 0)
  const money = amount > 0 ? [{ text: `${price(amount)} is given back to you.` }] : []
  const reason = why[order.cancelReason ?? 'other']
  return await mailToShopper(facts, {
    heading: `Your order #${order.number} was cancelled`,
    parts: [
      {
        text: `Hello ${firstNameOf(order.shippingAddress)}, ${store.name} cancelled your order${reason}. Nothing of it will be sent.`,
      },
      ...money,
      {
        rows: lineRows(
          facts,
          parts.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
        ),
      },
    ],
  })
}
