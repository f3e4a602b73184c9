import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import type { Mail } from '../../../post/mail.ts'
import { mailToShopper, type OrderFacts } from './order-mail.ts'
import { someItems } from './order-lines.ts'
import { greeting } from '../../../post/letter/typed-words.ts'

/** States amount and items; the owner's reason stays private. */
export async function orderRefundedMail(
  facts: OrderFacts,
  refundId: string,
): Promise<Mail | undefined> {
  const { order, parts, store, frame, price } = facts
  const money = parts.payments.find(({ id }) => id === refundId)
  const refund = parts.refunds.find(({ id }) => id === refundId)
  if (!money || !refund) return undefined
  const amount = price(money.amount)
  const items = someItems(facts, refund.lines, frame.origin)
  const heading = `Your refund of ${amount}`
  return await mailToShopper(facts, {
    subject: `${heading} for order ${orderName(order)}`,
    heading,
    parts: [
      {
        text: `${greeting(order.shippingAddress)}, ${store.name} has refunded ${amount} of your order ${orderName(order)}.`,
      },
      ...(items.length ? [{ items }] : []),
      {
        rows: refund.shipping ? [['Shipping', price(refund.shipping)] as const] : [],
        total: ['Refund', amount],
      },
    ],
  })
}
