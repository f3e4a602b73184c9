import { firstNameOf } from '@vitrine/commerce/person-name.ts'
import { paymentOf } from '../checkout/order-payment.ts'
import type { Mail } from './mail.ts'
import {
  addressLines,
  answerParts,
  mailToShopper,
  type OrderFacts,
  sumParts,
} from './order-mail.ts'

/** What the shopper gets for an order, in the store's name. */
export async function orderConfirmation(facts: OrderFacts): Promise<Mail> {
  const { order } = facts
  const { name, instructions = '' } = paymentOf(order, order.paymentStatus)
  return await mailToShopper(facts, {
    heading: `Thank you for your order #${order.number}`,
    parts: [
      {
        text: `Hello ${firstNameOf(order.shippingAddress)}, we have your order and will send it soon.`,
      },
      sumParts(facts),
      { title: 'Sent to', lines: addressLines(order.shippingAddress) },
      ...answerParts(order),
      { title: 'Payment', lines: [name, ...instructions.split('\n')].filter(Boolean) },
    ],
  })
}
