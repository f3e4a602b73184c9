import { stores } from '@vitrine/db/schema/stores.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { findDraftPage } from '../pages/queries.ts'
import type { Config } from '../platform/config.ts'
import { mainOrigin } from '../platform/origins.ts'
import { mailButton, mailLayout } from './layout.ts'
import type { Mail } from './mail.ts'

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost'>
}

interface Refused {
  pageId: string
  userId: string
  problem: string
}

/** To whoever chose the time. Undefined for a page, or an account, that is gone meanwhile. */
export async function pageNotPublishedMail(
  tx: StoreTransaction,
  { pageId, userId, problem }: Refused,
  { db, config }: From,
): Promise<Mail | undefined> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, tx.storeId))
  const page = await findDraftPage(tx, pageId)
  const to = await findEmail(db, userId)
  if (!store || !page || to === undefined) return undefined
  const link = `${mainOrigin(config)}/builder?page=${pageId}`
  return await writeMail({ to, storeName: store.name, pageName: page.name, problem, link })
}

async function findEmail(db: Database, userId: string): Promise<string | undefined> {
  const [user] = await inPlatform(
    db,
    (tx) => tx.select({ email: users.email }).from(users).where(eq(users.id, userId)),
    { readOnly: true },
  )
  return user?.email
}

interface Parts {
  to: string
  storeName: string
  pageName: string
  problem: string
  link: string
}

async function writeMail({ to, storeName, pageName, problem, link }: Parts): Promise<Mail> {
  const heading = `“${pageName}” did not go live`
  const sentence = `It was to be published now, but its draft has to be mended first. Shoppers of ${storeName} see what they saw before, and your draft is kept.`
  const footer = `Sent by Vitrine because you chose a time for this page of ${storeName}.`
  return {
    to,
    fromName: storeName,
    subject: `${heading} in ${storeName}`,
    text: `${heading}\n\n${sentence}\n\n${problem}\n\nMend it in the builder: ${link}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<p>${sentence}</p>
        <p><strong>${problem}</strong></p>
        ${mailButton('Mend it in the builder', link)}`,
      footer,
    }),
  }
}
