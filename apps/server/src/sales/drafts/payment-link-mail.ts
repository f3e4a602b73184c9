import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findDraft } from './queries.ts'
import { isPayable } from './require-draft.ts'
import type { Config } from '../../platform/config.ts'
import type { Mail } from '../../post/mail.ts'
import { deliveryParts } from '../orders/mails/delivery-parts.ts'
import { priceIn, writeOrderMail } from '../orders/mails/order-mail.ts'
import { type SummedOrder, sumParts } from '../orders/mails/sum-parts.ts'
import { type StoreFrame, storeFrame } from '../../post/letter/store-frame.ts'
import { greeting } from '../../post/letter/typed-words.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

interface Sent {
  draftId: string
  message: string
}

export async function paymentLinkMail(
  tx: StoreTransaction,
  { draftId, message }: Sent,
  config: Pick<Config, 'port' | 'provider'>,
): Promise<Mail | undefined> {
  const store = await findOwnStore(tx)
  const draft = await findDraft(tx, { id: draftId })
  if (!store || !isPayable(draft, store.currency) || draft.orderId !== null) return undefined
  const { token, cart, email, shippingAddress } = draft
  const frame = storeFrame(store, config)
  const mail = await writePaymentLink({
    to: email,
    frame,
    replyTo: store.email ?? undefined,
    message,
    shippingAddress,
    summed: { order: cart, parts: cart, price: priceIn(cart.currency) },
    link: `${frame.origin}/checkout/pay/${token}`,
  })
  return { ...mail, secrets: [token] }
}

interface Parts {
  to: string
  frame: StoreFrame
  replyTo: string | undefined
  message: string
  shippingAddress: Parameters<typeof deliveryParts>[0]['shippingAddress']
  summed: SummedOrder
  link: string
}

export async function writePaymentLink(facts: Parts): Promise<Mail> {
  const { to, frame, replyTo, message, shippingAddress, summed, link } = facts
  const { name } = frame
  const heading = 'Your order is ready to pay'
  return await writeOrderMail(frame, {
    to,
    replyTo,
    subject: heading,
    heading,
    parts: [
      {
        text: `${greeting(shippingAddress)}, ${name} has prepared this order for you. It is placed once you have paid or chosen how to pay.`,
      },
      ...(message ? [{ text: message }] : []),
      { text: 'Anyone with this link can pay for the order, so keep it to yourself.' },
      ...sumParts(summed, frame.origin),
      ...deliveryParts({ shippingAddress, shippingRate: summed.order.shippingRate }),
    ],
    button: { label: `Pay ${summed.price(summed.order.total)}`, link },
    footer: `Sent by ${name}, which prepared this order for you. If you did not ask for it, ignore this email.`,
  })
}
