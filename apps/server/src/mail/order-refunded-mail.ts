import { firstNameOf } from '@vitrine/commerce/person-name.ts'
import type { Mail } from './mail.ts'
import { lineRows, mailToShopper, type OrderFacts } from './order-mail.ts'

/** How much is given back, and for what. The owner's reason stays with the owner. */
export async function orderRefundedMail(
  facts: OrderFacts,
  refundId: string,
): Promise<Mail | undefined> {
  const { order, parts, store, price } = facts
  const money = parts.payments.find(({ id }) => id === refundId)
  const refund = parts.refunds.find(({ id }) => id === refundId)
  if (!money || !refund) return undefined
  const amount = price(money.amount)
  const shipping = refund.shipping ? [['Shipping', price(refund.shipping)] as const] : []
  return await mailToShopper(facts, {
    heading: `${amount} of your order #${order.number} is given back`,
    parts: [
      {
        text: `Hello ${firstNameOf(order.shippingAddress)}, ${store.name} gives you back ${amount}.`,
      },
      { rows: [...lineRows(facts, refund.lines), ...shipping], total: ['Given back', amount] },
    ],
  })
}
