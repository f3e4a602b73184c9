import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findSubscriber } from '../newsletter/queries.ts'
import { createToken } from '../newsletter/token.ts'
import type { Config } from '../platform/config.ts'
import { originOf } from '../platform/origins.ts'
import { mailButton, mailLayout } from './layout.ts'
import type { Mail } from './mail.ts'

interface From {
  config: Pick<Config, 'port'>
  now: () => Date
}

/**
 * Asks whoever has the address whether they want the newsletter. Its links are made here, so none
 * stands in the outbox. Undefined for an address that has answered meanwhile.
 */
export async function newsletterConfirmMail(
  tx: StoreTransaction,
  subscriberId: string,
  { config, now }: From,
): Promise<Mail | undefined> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, tx.storeId))
  const subscriber = await findSubscriber(tx, subscriberId)
  if (!store || subscriber?.status !== 'pending') return undefined
  const linkOf = async (step: 'confirm' | 'unsubscribe') => {
    const token = await createToken(tx, step, subscriberId, now())
    return `${originOf(store.storeDomain, config)}/newsletter/${step}?token=${token}`
  }
  return await writeMail({
    to: subscriber.email,
    storeName: store.name,
    replyTo: store.email ?? undefined,
    confirmLink: await linkOf('confirm'),
    unsubscribeLink: await linkOf('unsubscribe'),
  })
}

interface Parts {
  to: string
  storeName: string
  replyTo: string | undefined
  confirmLink: string
  unsubscribeLink: string
}

async function writeMail(parts: Parts): Promise<Mail> {
  const { to, storeName, replyTo, confirmLink, unsubscribeLink } = parts
  const heading = `News from ${storeName}?`
  const sentence = `Someone, most likely you, asked ${storeName} to write to this address now and then. Confirm it, and you are on the list.`
  const otherwise =
    'If it was not you, do nothing: without your confirmation nothing more is sent. The link works for seven days.'
  const footer = `Sent by ${storeName} because this address was typed into its newsletter form.`
  return {
    to,
    fromName: storeName,
    replyTo,
    unsubscribeLink,
    subject: `Please confirm: news from ${storeName}`,
    text: `${heading}\n\n${sentence}\n\n${confirmLink}\n\n${otherwise}\n\nUnsubscribe: ${unsubscribeLink}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>${sentence}</p>
        ${mailButton('Yes, write to me', confirmLink)}
        <p>${otherwise}</p>
        <p style="font-size:13px"><a href="${unsubscribeLink}">Unsubscribe</a></p>`,
      footer,
    }),
  }
}
