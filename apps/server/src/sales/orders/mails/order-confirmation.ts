import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import { paymentOf } from '../order-payment.ts'
import { deliveryParts } from './delivery-parts.ts'
import type { MailPart } from '../../../post/letter/mail-parts.ts'
import type { Mail } from '../../../post/mail.ts'
import { answerParts, mailToShopper, type OrderFacts } from './order-mail.ts'
import { sumParts } from './sum-parts.ts'
import { greeting, typedLine } from '../../../post/letter/typed-words.ts'

/** The shopper's confirmation, in the store's name. */
export async function orderConfirmation(facts: OrderFacts): Promise<Mail> {
  const { order, frame } = facts
  return await mailToShopper(facts, {
    subject: `Order ${orderName(order)} confirmed`,
    heading: `Thank you for your order ${orderName(order)}`,
    parts: [
      { text: `${greeting(order.shippingAddress)}, ${whatHappens(order)}` },
      ...(isTransferAwaited(order) ? [paymentPart(order, 'How to pay')] : []),
      ...sumParts(facts, frame.origin),
      ...deliveryParts(order),
      ...answerParts(order).map(asTyped),
      ...(isTransferAwaited(order) ? [] : [paymentPart(order, 'Payment')]),
    ],
  })
}

type Order = OrderFacts['order']

const isPending = ({ paymentStatus }: Order) =>
  paymentStatus === 'pending' || paymentStatus === 'partially_paid'
const isTransferAwaited = (order: Order) => isPending(order) && order.paymentMethod === 'bank'

/** Promises no delivery before a required payment has arrived. */
function whatHappens(order: Order): string {
  const isPickup = Boolean(order.shippingRate?.pickup)
  if (isTransferAwaited(order))
    return `we have received your order and reserve your items. ${
      isPickup ? 'You can pick them up' : 'We ship them'
    } once your payment has arrived.`
  if (isPickup) return 'we have received your order. Pick it up at the place and time below.'
  if (isPending(order) && order.paymentMethod !== 'cod') return 'we have received your order.'
  return 'we have received your order and will ship it soon.'
}

function paymentPart(order: Order, title: string): MailPart {
  const { name, instructions = '' } = paymentOf(order, order.paymentStatus)
  return { title, lines: [name, ...instructions.split('\n')].filter(Boolean) }
}

function asTyped(part: MailPart): MailPart {
  return 'lines' in part ? { ...part, lines: part.lines.map(typedLine) } : part
}
