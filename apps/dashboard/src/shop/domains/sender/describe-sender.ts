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
  const { status, address, mailDomain, renewing, since } = sender
  switch (status) {
    case 'off':
      return `Emails to shoppers come from ${mailFallback}. They can come from an address at ${mailDomain} instead.`
    case 'waiting':
      return `Add the DKIM record below at your DNS provider. Until it is found, emails come from ${mailFallback}.`
    case 'problem':
      return `Emails come from ${mailFallback} again${since ? ` since ${formatMoment(since)}` : ''}, because the check of ${mailDomain} failed. None is lost, and they come from ${address} as soon as it is mended.`
    case 'on':
      return renewing
        ? `Emails to shoppers come from ${address}. Add the record of the new key; once it is found, the new key signs. Keep the old record for another week.`
        : `Emails to shoppers come from ${address}, signed with DKIM.`
  }
}
