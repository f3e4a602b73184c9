import type { DomainSender, DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'

const waits: Record<StoreHost['status'], number> = {
  verifying: 2000,
  issuing: 2000,
  pending_dns: 5000,
  live: Infinity,
  problem: Infinity,
}

/** How soon the list is loaded again, while a domain is awaited as an address or as a sender. */
export function pollMs(status: DomainStatus | undefined): number | false {
  const wait = Math.min(
    ...(status?.domains ?? []).map(({ status: state, sender }) =>
      Math.min(waits[state], isAwaited(sender) ? 5000 : Infinity),
    ),
  )
  return Number.isFinite(wait) && wait
}

const isAwaited = (sender: DomainSender | null) =>
  sender !== null && (sender.status === 'waiting' || sender.status === 'problem' || sender.renewing)
