import type { DomainSender } from '@vitrine/contract/shop/store-domains.ts'
import { formatMoment } from '../../../platform/ui/format-date.ts'

export const senderLabels: Record<DomainSender['status'], { label: string; color: string }> = {
  off: { label: 'Off', color: 'gray' },
  waiting: { label: 'Waiting for DNS', color: 'amber' },
  on: { label: 'On', color: 'pine' },
  problem: { label: 'Problem', color: 'red' },
}

type State = Pick<DomainSender, 'status' | 'address' | 'mailDomain' | 'renewing' | 'since'>

/** Where emails to shoppers come from, and what there is to do. */
export function describeSender(sender: State, mailFallback: string): string {
  return sentences[sender.status](sender, mailFallback)
}

const sentences: Record<DomainSender['status'], (sender: State, mailFallback: string) => string> = {
  off: ({ mailDomain }, mailFallback) =>
    `Emails to shoppers come from ${mailFallback}. They can come from an address at ${mailDomain} instead.`,
  waiting: (_, mailFallback) =>
    `Add the DKIM record below at your DNS provider. Until it is found, emails come from ${mailFallback}.`,
  on: ({ address, renewing }) =>
    renewing
      ? `Emails to shoppers come from ${address}. Add the record of the new key: once it is found, the new key signs. Keep the old record for another week.`
      : `Emails to shoppers come from ${address}, signed with DKIM.`,
  problem: ({ address, mailDomain, since }, mailFallback) => {
    const when = since ? ` since ${formatMoment(since)}` : ''
    return `Emails come from ${mailFallback} again${when}, because the check of ${mailDomain} failed. None is lost. They come from ${address} as soon as this is fixed.`
  },
}
