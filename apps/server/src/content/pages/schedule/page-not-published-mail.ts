import type { Database } from '@vitrine/db/database.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { html } from 'hono/html'
import { findDraftPage } from '../queries.ts'
import type { Config } from '../../../platform/config.ts'
import { dashboardLink } from '../../../post/letter/dashboard-link.ts'
import { findUserEmail } from '../../../post/find-user-email.ts'
import { mailButton, mailLayout } from '../../../post/letter/layout.ts'
import type { Mail } from '../../../post/mail.ts'
import { type StoreFrame, storeFrame } from '../../../post/letter/store-frame.ts'
import { findOwnStore } from '../../../platform/find-own-store.ts'

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
}

interface Refused {
  pageId: string
  userId: string
  problem: string
}

/**
 * Addresses the user who scheduled it. Resolves to undefined when the page or the account is gone.
 */
export async function pageNotPublishedMail(
  tx: StoreTransaction,
  { pageId, userId, problem }: Refused,
  { db, config }: From,
): Promise<Mail | undefined> {
  const store = await findOwnStore(tx)
  const page = await findDraftPage(tx, pageId)
  const to = await findUserEmail(db, userId)
  if (!store || !page || to === undefined) return undefined
  const link = dashboardLink(`/builder?page=${pageId}`, store.id, config)
  const frame = storeFrame(store, config)
  return await writePageNotPublished({ to, frame, pageName: page.name, problem, link })
}

interface Parts {
  to: string
  frame: StoreFrame
  pageName: string
  problem: string
  link: string
}

export async function writePageNotPublished(parts: Parts): Promise<Mail> {
  const { to, frame, pageName, problem, link } = parts
  const { name: storeName, theme } = frame
  const heading = `“${pageName}” did not go live`
  const sentence = `It was scheduled to be published now, but its draft has a problem. Shoppers of ${storeName} still see the previous version, and your draft is kept.`
  const footer = `Sent by ${frame.provider} because you chose a time for this page of ${storeName}.`
  return {
    to,
    fromName: storeName,
    subject: heading,
    text: `${heading}\n\n${sentence}\n\n${problem}\n\nFix it in the builder: ${link}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>${sentence}</p>
        <p><strong>${problem}</strong></p>
        ${mailButton('Fix it in the builder', link, theme)}`,
      footer,
      frame,
    }),
  }
}
