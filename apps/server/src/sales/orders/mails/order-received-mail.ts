import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import { fullName } from '@vitrine/commerce/text/person-name.ts'
import { paymentOf } from '../order-payment.ts'
import type { Config } from '../../../platform/config.ts'
import { dashboardLink } from '../../../post/letter/dashboard-link.ts'
import { deliveryParts } from './delivery-parts.ts'
import type { Mail } from '../../../post/mail.ts'
import { answerParts, type OrderFacts, writeOrderMail } from './order-mail.ts'
import { sumParts } from './sum-parts.ts'

export async function orderReceivedMail(
  facts: OrderFacts,
  to: string,
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>,
): Promise<Mail> {
  const { order, store, frame, price } = facts
  const { email, phone, shippingAddress, paymentStatus, note } = order
  const name = fullName(shippingAddress)
  const heading = `New order ${orderName(order)}: ${price(order.total)}`
  const payment = paymentOf(order, paymentStatus)
  const isPaid = paymentStatus !== 'pending'
  return await writeOrderMail(frame, {
    to,
    replyTo: email,
    subject: `${heading} from ${name}`,
    heading,
    parts: [
      { text: [`${name} ordered at ${store.name}.`, email, phone].filter(Boolean).join('\n') },
      ...sumParts(facts, frame.origin),
      ...deliveryParts(order),
      { title: 'Payment', lines: [isPaid ? payment.name : `${payment.name}, not paid yet`] },
      ...answerParts(order),
      ...(note ? [{ title: 'Note from the shopper', lines: note.split('\n') }] : []),
    ],
    button: {
      label: 'Open order in dashboard',
      link: dashboardLink(`/dashboard/orders/${order.id}`, store.id, config),
    },
    footer: `Sent by ${frame.provider} because you own ${store.name}.`,
  })
}
