import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import { hasMoved } from '@vitrine/commerce/orders/order-state.ts'
import type { StoredOrder } from '../queries.ts'
import type { Mail } from '../../../post/mail.ts'
import { mailToShopper, type OrderFacts } from './order-mail.ts'
import { someItems } from './order-lines.ts'
import { greeting } from '../../../post/letter/typed-words.ts'

/** Reasons for shoppers; suspected fraud is not mentioned. */
const why: Record<NonNullable<StoredOrder['cancelReason']>, string> = {
  customer: ' as you asked',
  stock: ', because an item in it is out of stock',
  payment: ', because it was not paid',
  fraud: '',
  other: '',
}

export async function orderCancelledMail(facts: OrderFacts): Promise<Mail> {
  const { order, parts, store, frame, price } = facts
  const back = parts.payments.filter((each) => each.kind === 'refund' && hasMoved(each))
  const amount = back.reduce((sum, each) => sum + each.amount, 0)
  const reason = why[order.cancelReason ?? 'other']
  const all = parts.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  const nothing = order.shippingRate?.pickup
    ? 'There is nothing to pick up.'
    : 'Nothing will be shipped.'
  return await mailToShopper(facts, {
    subject: `Order ${orderName(order)} was cancelled`,
    heading: `Your order ${orderName(order)} was cancelled`,
    parts: [
      {
        text: `${greeting(order.shippingAddress)}, ${store.name} cancelled your order${reason}. ${nothing}`,
      },
      ...(amount > 0 ? [{ text: `Your refund: ${price(amount)}.` }] : []),
      { items: someItems(facts, all, frame.origin) },
    ],
  })
}
