import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { operators, operatorVisits } from '@vitrine/db/schema/console.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import type { Config } from '../../platform/config.ts'
import { dashboardLink } from '../../post/letter/dashboard-link.ts'
import { mailButton, mailLayout } from '../../post/letter/layout.ts'
import { type StoreFrame, storeFrame } from '../../post/letter/store-frame.ts'
import type { Mail } from '../../post/mail.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
}

export async function visitMail(
  tx: StoreTransaction,
  visitId: string,
  { db, config }: From,
): Promise<Mail | undefined> {
  const store = await findOwnStore(tx)
  const [visit] = await inPlatform(
    db,
    (platform) =>
      platform
        .select({
          to: users.email,
          operator: operators.name,
          reason: operatorVisits.reason,
        })
        .from(operatorVisits)
        .innerJoin(operators, eq(operators.id, operatorVisits.operatorId))
        .innerJoin(users, eq(users.id, operatorVisits.userId))
        .where(and(eq(operatorVisits.id, visitId), eq(operatorVisits.storeId, tx.storeId))),
    { readOnly: true },
  )
  if (!store || !visit) return undefined
  return await writeVisit({
    ...visit,
    frame: storeFrame(store, config),
    support: config.provider.supportEmail,
    link: dashboardLink('/dashboard/activity', store.id, config),
  })
}

interface Parts {
  to: string
  operator: string
  reason: string
  frame: StoreFrame
  support: string
  link: string
}

export async function writeVisit(parts: Parts): Promise<Mail> {
  const { to, operator, reason, frame, support, link } = parts
  const heading = `${operator} of ${frame.provider} opened ${frame.name}`
  const sentences = [
    `The reason: ${reason}`,
    'The visit ends after 30 minutes at the latest. Payments, refunds, API keys, exports, the team and your account are closed to it. What was changed is in your activity, with both names.',
    `If you did not expect this, write to ${support} or answer this email.`,
  ]
  const footer = `You get this email because you own ${frame.name}.`
  return {
    to,
    fromName: frame.name,
    replyTo: support,
    subject: heading,
    text: `${[heading, ...sentences, `View activity: ${link}`, footer].join('\n\n')}\n`,
    html: await mailLayout({
      heading,
      body: html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}
      ${mailButton('View activity', link, frame.theme)}`,
      footer,
      frame,
    }),
  }
}
