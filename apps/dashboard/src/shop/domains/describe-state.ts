import type { StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'

export const states: Record<StoreHost['status'], { label: string; color: string }> = {
  pending_dns: { label: 'Waiting for DNS', color: 'amber' },
  verifying: { label: 'Verifying', color: 'blue' },
  issuing: { label: 'Issuing certificate', color: 'blue' },
  live: { label: 'Live', color: 'pine' },
  problem: { label: 'Problem', color: 'red' },
}

type State = Pick<StoreHost, 'status' | 'primary' | 'expiresAt' | 'failingSince'>

/** What the state of a domain means for its owner. */
export function describeState(host: State, primaryDomain: string): string {
  return sentences[host.status](host, primaryDomain)
}

const sentences: Record<StoreHost['status'], (host: State, primaryDomain: string) => string> = {
  pending_dns: ({ expiresAt }) => {
    const end = expiresAt ? ` If they are not found by ${formatDay(expiresAt)}, it is removed.` : ''
    return `Add the records below at your DNS provider, often where you bought the domain.${end}`
  },
  verifying: () => 'The records are being checked. This takes a few seconds.',
  issuing: () => 'The records are right. The certificate usually arrives within a minute.',
  live: ({ primary, failingSince }, primaryDomain) => {
    if (failingSince) return failing(failingSince)
    return primary
      ? 'Shoppers see your shop at this domain.'
      : `Redirects shoppers to ${primaryDomain}.`
  },
  problem: ({ failingSince }) => failing(failingSince),
}

function failing(since: string | null): string {
  const when = since ? ` since ${formatMoment(since)}` : ''
  return `Its checks have failed${when}. We keep serving your shop there, but shoppers may not reach it.`
}
