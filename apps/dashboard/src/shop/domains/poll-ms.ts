import type { DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'

const waits: Record<StoreHost['status'], number> = {
  verifying: 2000,
  issuing: 2000,
  pending_dns: 5000,
  live: Infinity,
  problem: Infinity,
}

/** How soon the list is loaded again, while a domain is on its way to being live. */
export function pollMs(status: DomainStatus | undefined): number | false {
  const wait = Math.min(...(status?.domains ?? []).map((host) => waits[host.status]))
  return Number.isFinite(wait) && wait
}
