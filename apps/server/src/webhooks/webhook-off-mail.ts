import type { Database } from '@vitrine/db/database.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { html } from 'hono/html'
import type { Config } from '../platform/config.ts'
import { dashboardLink } from '../post/letter/dashboard-link.ts'
import { findWebhook } from '../post/webhooks/queries.ts'
import { mailButton, mailLayout } from '../post/letter/layout.ts'
import type { Mail } from '../post/mail.ts'
import { requireOwnerAddress } from '../post/owner-address.ts'
import { type StoreFrame, storeFrame } from '../post/letter/store-frame.ts'
import { findOwnStore } from '../platform/find-own-store.ts'

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
}

const reasons = {
  gone: 'The address answered 410, so it no longer accepts events.',
  failing: 'No event has reached the address for a day.',
}

export async function webhookOffMail(
  tx: StoreTransaction,
  webhookId: string,
  { db, config }: From,
): Promise<Mail | undefined> {
  const store = await findOwnStore(tx)
  const webhook = await findWebhook(tx, webhookId)
  if (!store || !webhook?.offReason || webhook.offReason === 'owner') return undefined
  const { id, url, offReason } = webhook
  const link = dashboardLink(`/dashboard/developers/webhooks/${id}`, store.id, config)
  const to = await requireOwnerAddress(db, store, 'webhook_off')
  const frame = storeFrame(store, config)
  return await writeWebhookOff({ to, frame, url, reason: offReason, link })
}

interface Parts {
  to: string
  frame: StoreFrame
  url: string
  reason: keyof typeof reasons
  link: string
}

export async function writeWebhookOff(parts: Parts): Promise<Mail> {
  const { to, frame, url, link } = parts
  const { name: storeName, theme } = frame
  const reason = reasons[parts.reason]
  const heading = 'A webhook was switched off'
  const sentence = `Events of ${storeName} are no longer sent to this address:`
  const footer = `Sent by ${frame.provider} because ${storeName} has a webhook.`
  return {
    to,
    fromName: storeName,
    subject: heading,
    text: `${heading}\n\n${sentence}\n${url}\n\n${reason}\n\nView deliveries: ${link}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>${sentence}</p>
        <p><strong>${url}</strong></p>
        <p>
          ${reason} Check the deliveries, and switch the webhook on again once the address works.
        </p>
        ${mailButton('View deliveries', link, theme)}`,
      footer,
      frame,
    }),
  }
}
