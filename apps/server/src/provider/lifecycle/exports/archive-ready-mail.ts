import type { Database } from '@vitrine/db/database.ts'
import { storeExports } from '@vitrine/db/schema/archives.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Config } from '../../../platform/config.ts'
import { findUserEmail } from '../../../post/find-user-email.ts'
import { dashboardLink } from '../../../post/letter/dashboard-link.ts'
import { mailButton, mailLayout } from '../../../post/letter/layout.ts'
import { type StoreFrame, storeFrame } from '../../../post/letter/store-frame.ts'
import type { Mail } from '../../../post/mail.ts'
import { findOwnStore } from '../../../platform/find-own-store.ts'

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
}

/** Resolves to undefined when the archive is gone, or the account that requested it. */
export async function archiveReadyMail(
  tx: StoreTransaction,
  userId: string,
  { db, config }: From,
): Promise<Mail | undefined> {
  // No join: where shops are distributed, their tables and the platform's have none.
  const store = await findOwnStore(tx)
  const [found] = await tx
    .select({ expiresAt: storeExports.expiresAt })
    .from(storeExports)
    .where(and(eq(storeExports.storeId, tx.storeId), eq(storeExports.status, 'ready')))
    .orderBy(desc(storeExports.id))
    .limit(1)
  const to = await findUserEmail(db, userId)
  if (!store || !found?.expiresAt || to === undefined) return undefined
  const { expiresAt } = found
  const link = dashboardLink('/dashboard/general', store.id, config)
  return await writeArchiveReady({ to, frame: storeFrame(store, config), expiresAt, link })
}

interface Parts {
  to: string
  frame: StoreFrame
  expiresAt: Date
  link: string
}

export async function writeArchiveReady({ to, frame, expiresAt, link }: Parts): Promise<Mail> {
  const { name, theme } = frame
  const heading = `Your download of ${name} is ready`
  const date = expiresAt.toISOString().slice(0, 10)
  const sentence = `The file has everything of your shop: products, pages, orders, customers and images. It is removed on ${date}.`
  const footer = `Sent by ${frame.provider} because you requested a download of ${name}. If that was not you, change your password.`
  return {
    to,
    fromName: name,
    subject: heading,
    text: `${heading}\n\n${sentence}\n\nDownload it: ${link}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>${sentence}</p>
        ${mailButton('Download my shop', link, theme)}`,
      footer,
      frame,
    }),
  }
}
