import type { Database } from '@vitrine/db/database.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { html } from 'hono/html'
import type { Config } from '../../platform/config.ts'
import type { SuspensionCause } from '../../platform/suspension.ts'
import { dashboardLink } from '../../post/letter/dashboard-link.ts'
import { mailButton, mailLayout } from '../../post/letter/layout.ts'
import { type StoreFrame, storeFrame } from '../../post/letter/store-frame.ts'
import type { Mail } from '../../post/mail.ts'
import { findOwner } from '../../post/find-owner.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
}

interface News {
  cause: SuspensionCause
  reason: string
}

/** @param news undefined for a shop that was resumed */
export async function suspensionMail(
  tx: StoreTransaction,
  news: News | undefined,
  { db, config }: From,
): Promise<Mail | undefined> {
  const store = await findOwnStore(tx)
  const owner = await findOwner(db, tx.storeId)
  if (!store || !owner) return undefined
  const parts = {
    to: owner.email,
    frame: storeFrame(store, config),
    support: config.provider.supportEmail,
  }
  if (!news)
    return await writeResumed({
      ...parts,
      link: dashboardLink('/dashboard/adminhome', store.id, config),
    })
  const path = news.cause === 'billing' ? '/billing' : '/dashboard/adminhome'
  return await writeSuspended({ ...parts, ...news, link: dashboardLink(path, store.id, config) })
}

interface Parts {
  to: string
  frame: StoreFrame
  /** Where owners appeal. */
  support: string
  link: string
}

export async function writeSuspended({ reason, cause, ...parts }: Parts & News): Promise<Mail> {
  const { name } = parts.frame
  const sentences = [
    reason,
    `Visitors of ${name} now see that it is unavailable, and nobody can order. You and your team can still open the dashboard and export what is in it, but not change it. Orders that were placed before stay.`,
    cause === 'billing'
      ? `As soon as it is paid, everything is as before. Write to ${parts.support} if this is a mistake.`
      : `If you think that this is a mistake, write to ${parts.support} or answer this email.`,
  ]
  const button = cause === 'billing' ? 'View billing' : 'Open the dashboard'
  return await letter({ ...parts, heading: `${name} is suspended`, sentences, button })
}

export async function writeResumed(parts: Parts): Promise<Mail> {
  const { name } = parts.frame
  return await letter({
    ...parts,
    heading: `${name} is no longer suspended`,
    sentences: [
      `${name} is as it was before: visitors see it again, and you and your team can change it.`,
    ],
    button: 'Open the dashboard',
  })
}

interface Letter extends Parts {
  heading: string
  sentences: string[]
  button: string
}

async function letter(parts: Letter): Promise<Mail> {
  const { to, frame, support, link, heading, sentences, button } = parts
  const footer = `You get this email because you own ${frame.name}. Questions: ${support}`
  return {
    to,
    fromName: frame.name,
    replyTo: support,
    subject: heading,
    text: `${[heading, ...sentences, `${button}: ${link}`, footer].join('\n\n')}\n`,
    html: await mailLayout({
      heading,
      body: html`${sentences.map((sentence) => html`<p>${sentence}</p>`)}
      ${mailButton(button, link, frame.theme)}`,
      footer,
      frame,
    }),
  }
}
