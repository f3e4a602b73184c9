import { html } from 'hono/html'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findSubscriber } from './queries.ts'
import { createToken } from './token.ts'
import type { Config } from '../../platform/config.ts'
import { mailButton, mailLayout } from '../../post/letter/layout.ts'
import type { Mail } from '../../post/mail.ts'
import { type StoreFrame, storeFrame } from '../../post/letter/store-frame.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

interface From {
  config: Pick<Config, 'port' | 'provider'>
  now: () => Date
}

/**
 * Asks for confirmation (double opt-in). Creates the links here, so that the outbox stores none;
 * resolves to undefined when the address has answered already.
 */
export async function newsletterConfirmMail(
  tx: StoreTransaction,
  subscriberId: string,
  { config, now }: From,
): Promise<Mail | undefined> {
  const store = await findOwnStore(tx)
  const subscriber = await findSubscriber(tx, subscriberId)
  if (!store || subscriber?.status !== 'pending') return undefined
  const confirm = await createToken(tx, 'confirm', subscriberId, now())
  const unsubscribe = await createToken(tx, 'unsubscribe', subscriberId, now())
  const frame = storeFrame(store, config)
  const address = `${frame.origin}/newsletter`
  const mail = await writeNewsletterConfirm({
    to: subscriber.email,
    frame,
    replyTo: store.email ?? undefined,
    confirmLink: `${address}/confirm?token=${confirm}`,
    unsubscribeLink: `${address}/unsubscribe?token=${unsubscribe}`,
  })
  return { ...mail, secrets: [confirm, unsubscribe] }
}

interface Parts {
  to: string
  frame: StoreFrame
  replyTo: string | undefined
  confirmLink: string
  unsubscribeLink: string
}

export async function writeNewsletterConfirm(parts: Parts): Promise<Mail> {
  const { to, frame, replyTo, confirmLink, unsubscribeLink } = parts
  const { name: storeName, theme } = frame
  const heading = 'Confirm your subscription'
  const sentence = `Someone, most likely you, signed this address up for the newsletter of ${storeName}. Confirm it to subscribe.`
  const otherwise =
    'If it was not you, ignore this email: nothing more is sent unless you confirm. The link works for seven days.'
  const footer = `Sent by ${storeName} because this address was typed into its newsletter form.`
  return {
    to,
    fromName: storeName,
    replyTo,
    unsubscribeLink,
    subject: 'Please confirm your subscription',
    text: `${heading}\n\n${sentence}\n\n${confirmLink}\n\n${otherwise}\n\nUnsubscribe: ${unsubscribeLink}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>${sentence}</p>
        ${mailButton('Confirm subscription', confirmLink, theme)}
        <p>${otherwise}</p>
        <p style="font-size:13px">
          <a href="${unsubscribeLink}" style="color:${theme.soft}">Unsubscribe</a>
        </p>`,
      footer,
      frame,
    }),
  }
}
