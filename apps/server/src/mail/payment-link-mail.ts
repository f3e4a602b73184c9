import { eq } from 'drizzle-orm'
import { firstNameOf } from '@vitrine/commerce/person-name.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findDraft } from '../draft-orders/queries.ts'
import { isPayable } from '../draft-orders/require-draft.ts'
import type { Config } from '../platform/config.ts'
import { originOf } from '../platform/origins.ts'
import type { Mail } from './mail.ts'
import { addressLines, priceIn, type SummedOrder, sumParts, writeOrderMail } from './order-mail.ts'
import { type StoreFrame, storeFrame } from './store-frame.ts'

interface Sent {
  draftId: string
  /** The owner's own words; empty where there are none. */
  message: string
}

/** Asks the shopper to pay what a draft is now. Undefined once it is paid, deleted or not whole. */
export async function paymentLinkMail(
  tx: StoreTransaction,
  { draftId, message }: Sent,
  config: Pick<Config, 'port'>,
): Promise<Mail | undefined> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, tx.storeId))
  const draft = await findDraft(tx, { id: draftId })
  if (!store || !isPayable(draft, store.currency) || draft.orderId !== null) return undefined
  const { token, cart, email, shippingAddress } = draft
  const mail = await writePaymentLink({
    to: email,
    frame: storeFrame(store, config),
    replyTo: store.email ?? undefined,
    message,
    shippingAddress,
    summed: { order: cart, parts: cart, price: priceIn(cart.currency) },
    link: `${originOf(store.storeDomain, config)}/checkout/pay/${token}`,
  })
  return { ...mail, secrets: [token] }
}

interface Parts {
  to: string
  frame: StoreFrame
  replyTo: string | undefined
  message: string
  shippingAddress: Parameters<typeof addressLines>[0]
  summed: SummedOrder
  link: string
}

export async function writePaymentLink(facts: Parts): Promise<Mail> {
  const { to, frame, replyTo, message, shippingAddress, summed, link } = facts
  const { name } = frame
  const heading = 'Your order is ready to be paid'
  return await writeOrderMail(frame, {
    to,
    replyTo,
    subject: `${name}: ${heading}`,
    heading,
    parts: [
      {
        text: `Hello ${firstNameOf(shippingAddress)}, ${name} has put this together for you. It is ordered once you have paid it, or chosen how you will.`,
      },
      ...(message ? [{ text: message }] : []),
      sumParts(summed),
      { title: 'To be sent to', lines: addressLines(shippingAddress) },
      { text: 'Whoever has this link can pay with it, so keep it to yourself.' },
    ],
    button: { label: `Pay ${summed.price(summed.order.total)}`, link },
    footer: `Sent by ${name}, which prepared this order for you. If you did not ask for it, do nothing.`,
  })
}
