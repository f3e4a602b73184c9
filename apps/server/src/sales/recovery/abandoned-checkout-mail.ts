import type { ReminderBasis } from '@vitrine/commerce/orders/reminder.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { addressHash } from './address-hash.ts'
import { isStillSold } from './is-still-sold.ts'
import { restorePath, signLink, stopPath } from './links.ts'
import { findAbandoned } from './queries.ts'
import { priceCart } from '../pricing/price-cart.ts'
import type { Config } from '../../platform/config.ts'
import type { Mail } from '../../post/mail.ts'
import type { MailItem } from '../../post/letter/mail-parts.ts'
import { itemOf } from '../orders/mails/order-lines.ts'
import { priceIn, writeOrderMail } from '../orders/mails/order-mail.ts'
import { type StoreFrame, storeFrame } from '../../post/letter/store-frame.ts'
import { greeting } from '../../post/letter/typed-words.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

interface From {
  config: Pick<Config, 'port' | 'provider'>
  now: () => Date
}

/**
 * Writes the reminder at current prices; undefined if the shopper ordered or objected since, or
 * nothing is available.
 */
export async function abandonedCheckoutMail(
  tx: StoreTransaction,
  id: string,
  { config, now }: From,
): Promise<Mail | undefined> {
  const row = await findAbandoned(tx, id)
  const store = await findOwnStore(tx)
  if (!store || row?.status !== 'reminded') return undefined
  const cart = { lines: row.lines }
  const { lines, currency } = await priceCart(tx, cart, { reading: 'read', now: now() })
  const sold = lines.filter(isStillSold)
  if (!sold.length) return undefined
  const restoreToken = await signLink(tx, 'restore', id)
  const stopToken = await signLink(tx, 'stop', addressHash(row.email))
  const frame = storeFrame(store, config)
  const { origin } = frame
  const price = priceIn(currency)
  const mail = await writeAbandonedCheckout({
    to: row.email,
    frame,
    replyTo: store.email ?? undefined,
    hello: greeting(row),
    items: lines
      .filter(({ name }) => name)
      .map((line) => itemOf(line, origin, isStillSold(line) ? price(line.total) : 'Sold out')),
    subtotal: price(sold.reduce((sum, { total }) => sum + total, 0)),
    basis: row.basis,
    restoreLink: origin + restorePath(restoreToken),
    stopLink: origin + stopPath(stopToken),
  })
  return { ...mail, secrets: [restoreToken, stopToken] }
}

interface Parts {
  to: string
  frame: StoreFrame
  replyTo: string | undefined
  hello: string
  items: readonly MailItem[]
  subtotal: string
  basis: ReminderBasis
  restoreLink: string
  stopLink: string
}

const because: Record<ReminderBasis, string> = {
  opt_in: 'because you asked for news at its checkout and did not finish your order',
  soft_opt_in:
    'because you typed this address into its checkout, did not finish your order and did not object to being reminded',
}

export async function writeAbandonedCheckout(parts: Parts): Promise<Mail> {
  const { to, frame, replyTo, hello, items, subtotal, basis, restoreLink, stopLink } = parts
  const store = frame.name
  return await writeOrderMail(frame, {
    to,
    replyTo,
    subject: 'You left something in your cart',
    heading: 'You left something in your cart',
    parts: [
      {
        text: `${hello}, this is what you were about to order at ${store}. Prices are today's, and items are not reserved.`,
      },
      { items },
      { rows: [], total: ['Subtotal', subtotal] },
    ],
    button: { label: 'Back to your cart', link: restoreLink },
    unsubscribe: { label: 'Do not remind me again', link: stopLink },
    footer: `Sent once by ${store} ${because[basis]}.`,
  })
}
