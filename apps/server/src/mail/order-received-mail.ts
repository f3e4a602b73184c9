import { fullName } from '@vitrine/commerce/person-name.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Database } from '@vitrine/db/database.ts'
import type { Config } from '../platform/config.ts'
import { mainOrigin } from '../platform/origins.ts'
import { findOwnerEmail } from './find-owner-email.ts'
import type { Mail } from './mail.ts'
import {
  addressLines,
  answerParts,
  findOrderFacts,
  sumParts,
  writeOrderMail,
} from './order-mail.ts'

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost'>
}

/** To the owner: what was ordered, by whom, and where it goes. An answer reaches the shopper. */
export async function orderReceivedMail(
  tx: StoreTransaction,
  orderId: string,
  { db, config }: From,
): Promise<Mail> {
  const facts = await findOrderFacts(tx, orderId, config)
  const { order, store, price } = facts
  const to = store.email ?? (await findOwnerEmail(db, tx.storeId))
  if (!to) throw new Error('The store has no address to write to.')
  const { email, phone, shippingAddress, note } = order
  const name = fullName(shippingAddress)
  const heading = `New order #${order.number}: ${price(order.total)}`
  return await writeOrderMail(store, {
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
