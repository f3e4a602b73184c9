import { fullName } from '@vitrine/commerce/person-name.ts'
import type { Config } from '../platform/config.ts'
import { mainOrigin } from '../platform/origins.ts'
import type { Mail } from './mail.ts'
import {
  addressLines,
  answerParts,
  type OrderFacts,
  sumParts,
  writeOrderMail,
} from './order-mail.ts'

/** To the owner: what was ordered, by whom, and where it goes. An answer reaches the shopper. */
export async function orderReceivedMail(
  facts: OrderFacts,
  to: string,
  config: Pick<Config, 'port' | 'mainHost'>,
): Promise<Mail> {
  const { order, store, frame, price } = facts
  const { email, phone, shippingAddress, note } = order
  const name = fullName(shippingAddress)
  const heading = `New order #${order.number}: ${price(order.total)}`
  return await writeOrderMail(frame, {
    to,
    replyTo: email,
    subject: `${heading} from ${name}`,
    heading,
    parts: [
      { text: [`${name} ordered at ${store.name}.`, email, phone].filter(Boolean).join('\n') },
      sumParts(facts),
      { title: 'Goes to', lines: addressLines(shippingAddress) },
      ...answerParts(order),
      ...(note ? [{ title: 'The shopper wrote', lines: note.split('\n') }] : []),
    ],
    button: {
      label: 'Open it in the dashboard',
      link: `${mainOrigin(config)}/dashboard/orders/${order.id}`,
    },
    footer: `Sent by Vitrine because you own ${store.name}.`,
  })
}
