import type { Database } from '@vitrine/db/database.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { html } from 'hono/html'
import type { Config } from '../../../platform/config.ts'
import { dashboardLink } from '../../../post/letter/dashboard-link.ts'
import { mailButton, mailLayout } from '../../../post/letter/layout.ts'
import { type StoreFrame, storeFrame } from '../../../post/letter/store-frame.ts'
import type { Mail } from '../../../post/mail.ts'
import { requireOwnerAddress } from '../../../post/owner-address.ts'
import { findOwnStore } from '../../../platform/find-own-store.ts'

export type DomainMailKind =
  | 'domain_failing'
  | 'domain_released'
  | 'domain_moved'
  | 'sender_stopped'

export interface DomainNews {
  domain: string
  /** From which emails came until now. */
  address?: string | undefined
  /** What is wrong, and what helps. */
  message?: string | undefined
  fix?: string | undefined
}

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
}

export async function domainMail(
  tx: StoreTransaction,
  kind: DomainMailKind,
  news: DomainNews,
  { db, config }: From,
): Promise<Mail | undefined> {
  const store = await findOwnStore(tx)
  if (!store) return undefined
  return await writeDomainMail(kind, news, {
    to: await requireOwnerAddress(db, store, kind),
    frame: storeFrame(store, config),
    link: dashboardLink('/dashboard/domains', store.id, config),
  })
}

interface Parts {
  to: string
  frame: StoreFrame
  link: string
}

const texts: Record<DomainMailKind, (news: DomainNews, shop: string) => [string, string[]]> = {
  domain_failing: ({ domain, message, fix }, shop) => [
    `${domain} has stopped working`,
    [
      `For three days, ${domain} has not led to ${shop}. ${message ?? ''}`.trim(),
      fix ?? '',
      'The shop still answers at this domain as soon as it leads here again.',
    ],
  ],
  domain_released: ({ domain }, shop) => [
    `${domain} no longer belongs to ${shop}`,
    [
      `For a week, ${domain} has neither led to ${shop} nor had its TXT record, so the shop no longer answers there. Its free address still works.`,
      'If the domain is still yours, restore its DNS records within seven days: it then comes back by itself.',
    ],
  ],
  domain_moved: ({ domain, address }, shop) => [
    `${domain} was moved to another shop`,
    [
      `The DNS of ${domain} now has the TXT record of another shop and no longer the one of ${shop}, so the domain belongs to that shop.`,
      address === undefined
        ? ''
        : `Emails to shoppers no longer come from ${address}. None is lost.`,
      `${shop} still answers at its free address. If you did not expect this, check who can change the DNS records of ${domain}.`,
    ],
  ],
  sender_stopped: ({ domain, address = '', message, fix }, shop) => [
    `Emails no longer come from ${address}`,
    [
      `The records of ${domain} no longer prove emails of ${shop}, so they come from our own address again. None is lost or refused. ${message ?? ''}`.trim(),
      fix ?? '',
      `Emails come from ${address} again as soon as its DKIM record is found.`,
    ],
  ],
}

export async function writeDomainMail(
  kind: DomainMailKind,
  news: DomainNews,
  { to, frame, link }: Parts,
): Promise<Mail> {
  const [heading, lines] = texts[kind](news, frame.name)
  const paragraphs = lines.filter(Boolean)
  const footer = `Sent by ${frame.provider} because ${frame.name} uses the domain.`
  return {
    to,
    fromName: frame.name,
    subject: heading,
    text: `${[heading, ...paragraphs, `View domains: ${link}`, footer].join('\n\n')}\n`,
    html: await mailLayout({
      heading,
      body: html`${paragraphs.map((line) => html`<p>${line}</p>`)}
      ${mailButton('View domains', link, frame.theme)}`,
      footer,
      frame,
    }),
  }
}
