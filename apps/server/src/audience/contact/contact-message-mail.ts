import { html } from 'hono/html'
import type { Database } from '@vitrine/db/database.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findMessage, type StoredMessage } from './queries.ts'
import type { Config } from '../../platform/config.ts'
import { dashboardLink } from '../../post/letter/dashboard-link.ts'
import { mailLayout, mailButton } from '../../post/letter/layout.ts'
import type { Mail } from '../../post/mail.ts'
import { requireOwnerAddress } from '../../post/owner-address.ts'
import { type StoreFrame, storeFrame } from '../../post/letter/store-frame.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
}

/**
 * Emails a shopper's message to the owner only: a shopper who could choose the recipient, or get a
 * copy, could send spam. Resolves to undefined when the message was deleted.
 */
export async function contactMessageMail(
  tx: StoreTransaction,
  messageId: string,
  { db, config }: From,
): Promise<Mail | undefined> {
  const store = await findOwnStore(tx)
  const message = await findMessage(tx, messageId)
  if (!store || !message) return undefined
  const to = await requireOwnerAddress(db, store, 'contact_message')
  const link = dashboardLink(`/dashboard/messages/${messageId}`, store.id, config)
  return await writeContactMessage(message, { to, frame: storeFrame(store, config), link })
}

export async function writeContactMessage(
  message: Pick<StoredMessage, 'name' | 'customerEmail' | 'subject' | 'message'>,
  { to, frame, link }: { to: string; frame: StoreFrame; link: string },
): Promise<Mail> {
  const { name, customerEmail, subject, message: words } = message
  const { name: storeName, theme } = frame
  const heading = `${name || 'A visitor'} wrote to ${storeName}`
  const through = `Sent by ${frame.provider} through a form of ${storeName}.`
  // A form of the owner's own may not ask for an address.
  const footer = customerEmail ? `${through} Your reply goes to ${customerEmail}.` : through
  return {
    to,
    fromName: storeName,
    ...(customerEmail && { replyTo: customerEmail }),
    subject: name ? `${subject} (message from ${name})` : subject,
    text: `${heading}${customerEmail && `\n${customerEmail}`}\n\n${subject}\n\n${words}\n\nOpen message in dashboard: ${link}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p style="margin:0 0 16px;color:${theme.soft}">${customerEmail}</p>
        <p><strong>${subject}</strong></p>
        <p style="white-space:pre-line;word-break:break-word">${words}</p>
        ${mailButton('Open message in dashboard', link, theme)}`,
      footer,
      frame,
    }),
  }
}
