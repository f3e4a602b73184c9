import type { DomainRecord, DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import type { leftSubdomains } from '@vitrine/db/schema/stores.ts'
import { keptFor } from '../stores/left-names.ts'
import type { StoreRow } from '../stores/store-view.ts'
import { claimLastsMs } from './claim-lasts.ts'
import type { Expected } from './expected-records.ts'
import { unicodeOf } from './names/read-domain.ts'
import { counterpartOf, proofName, registeredDomain, withinZone } from './names/zone-names.ts'
import type { DomainRow } from './queries.ts'

interface Rows {
  store: StoreRow
  own: readonly DomainRow[]
  left: readonly (typeof leftSubdomains.$inferSelect)[]
}

export function domainStatusView({ store, own, left }: Rows, view: View): DomainStatus {
  const { storeDomain } = store
  const primary = own.find(({ isPrimary, status }) => isPrimary && status === 'verified')
  const names = new Set(own.map(({ domain }) => domain))
  return {
    storeDomain,
    primaryDomain: primary?.domain ?? storeDomain,
    domains: [
      providedHost(storeDomain, primary === undefined),
      ...own.map((row) => ({
        ...ownHost(row, view),
        primary: row === primary,
        counterpart: counterpartView(row.domain, names),
      })),
    ],
    leftSubdomains: left.map(({ storeDomain: domain, leftAt }) => ({
      domain,
      reservedUntil: new Date(leftAt.getTime() + keptFor).toISOString(),
    })),
  }
}

export interface View {
  expected: Expected
  now: Date
}

const providedHost = (domain: string, primary: boolean): StoreHost => ({
  domain,
  unicode: null,
  kind: 'provided',
  status: 'live',
  primary,
  records: [],
  checkedAt: null,
  nextCheckAt: null,
  verifiedAt: null,
  expiresAt: null,
  failingSince: null,
  problem: null,
  counterpart: null,
})

function ownHost(row: DomainRow, { expected, now }: View) {
  const { domain, status, createdAt } = row
  const isVerified = status === 'verified'
  return {
    domain,
    unicode: unicodeOf(domain),
    kind: 'own' as const,
    status: stateOf(row, now),
    records: recordsFor(row, expected),
    checkedAt: timeOf(row.checkedAt),
    nextCheckAt: timeOf(row.nextCheckAt),
    verifiedAt: timeOf(row.verifiedAt),
    expiresAt: isVerified ? null : timeOf(new Date(createdAt.getTime() + claimLastsMs)),
    failingSince: timeOf(row.failingSince),
    problem: null,
  }
}

function stateOf(row: DomainRow, now: Date): StoreHost['status'] {
  if (row.status !== 'verified') return row.nextCheckAt <= now ? 'verifying' : 'pending_dns'
  if (row.ownerToldAt !== null) return 'problem'
  return row.liveAt === null ? 'issuing' : 'live'
}

function recordsFor({ domain, storeId }: DomainRow, expected: Expected): DomainRecord[] {
  const row = (type: DomainRecord['type'], name: string, value: string): DomainRecord => ({
    type,
    name,
    host: withinZone(name, domain),
    expected: value,
    observed: null,
    ok: false,
    purpose: type === 'TXT' ? 'ownership' : 'address',
    optional: false,
  })
  const optional = (record: DomainRecord) => ({ ...record, optional: true })
  const proof = row('TXT', proofName(domain), `vitrine=${storeId}`)
  if (domain !== registeredDomain(domain)) return [proof, row('CNAME', domain, expected.cname)]
  const alias = row('ALIAS', domain, expected.cname)
  if (expected.a.length === 0) return [proof, alias]
  return [
    proof,
    ...expected.a.map((address) => row('A', domain, address)),
    ...expected.aaaa.map((address) => optional(row('AAAA', domain, address))),
    optional(alias),
  ]
}

function counterpartView(domain: string, names: ReadonlySet<string>) {
  const counterpart = counterpartOf(domain)
  return counterpart === undefined ? null : { domain: counterpart, added: names.has(counterpart) }
}

const timeOf = (at: Date | null) => at?.toISOString() ?? null
