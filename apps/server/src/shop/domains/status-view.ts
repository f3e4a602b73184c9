import type { DomainStatus, StoreHost } from '@vitrine/contract/shop/store-domains.ts'
import type { leftSubdomains } from '@vitrine/db/schema/stores.ts'
import type { Config } from '../../platform/config.ts'
import { providerAddress } from '../../post/provider-address.ts'
import { keptFor } from '../stores/left-names.ts'
import type { StoreRow } from '../stores/store-view.ts'
import { claimLastsMs } from './claim-lasts.ts'
import type { Expected } from './expected-records.ts'
import { explain, type Findings, findingsOf } from './findings.ts'
import { unicodeOf } from './names/read-domain.ts'
import { counterpartOf } from './names/zone-names.ts'
import type { DomainRow } from './queries.ts'
import { recordsOf } from './records.ts'
import type { Sender } from './sender/queries.ts'
import { senderView } from './sender/sender-view.ts'

interface Rows {
  store: StoreRow
  own: readonly DomainRow[]
  left: readonly (typeof leftSubdomains.$inferSelect)[]
  holders: readonly { domain: string; storeId: string }[]
  sender: Sender | undefined
}

interface View {
  config: Pick<
    Config,
    'mainHost' | 'storesHost' | 'certificateIssuers' | 'spfInclude' | 'spfAddresses'
  >
  expected: Expected
  now: Date
}

export function domainStatusView(rows: Rows, view: View): DomainStatus {
  const { own, left } = rows
  const { storeDomain } = rows.store
  const primary = own.find(({ isPrimary, status }) => isPrimary && status === 'verified')
  const names = new Set(own.map(({ domain }) => domain))
  return {
    storeDomain,
    primaryDomain: primary?.domain ?? storeDomain,
    mailFallback: providerAddress(view.config),
    domains: [
      providedHost(storeDomain, primary === undefined),
      ...own.map((row) => ({
        ...ownHost(row, rows, view),
        primary: row === primary,
        counterpart: counterpartView(row.domain, names),
        sender: senderView({ ...rows, row, names, seen: findingsOf(row)?.mail }, view.config),
      })),
    ],
    leftSubdomains: left.map(({ storeDomain: domain, leftAt }) => ({
      domain,
      reservedUntil: new Date(leftAt.getTime() + keptFor).toISOString(),
    })),
  }
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
  sender: null,
})

function ownHost(row: DomainRow, rows: Rows, view: View) {
  const { domain, status, createdAt } = row
  const { expected, now } = view
  const isVerified = status === 'verified'
  const findings = findingsOf(row)
  return {
    domain,
    unicode: unicodeOf(domain),
    kind: 'own' as const,
    status: stateOf(row, now),
    records: recordsOf(row, expected, findings),
    checkedAt: timeOf(row.checkedAt),
    nextCheckAt: timeOf(row.nextCheckAt),
    verifiedAt: timeOf(row.verifiedAt),
    expiresAt: isVerified ? null : timeOf(new Date(createdAt.getTime() + claimLastsMs)),
    failingSince: timeOf(row.failingSince),
    problem: findings ? problemOf(row, findings, rows, view) : null,
  }
}

export function stateOf(row: DomainRow, now: Date): StoreHost['status'] {
  const isBeingChecked = row.nextCheckAt <= now || (row.claimedUntil ?? now) > now
  if (row.status !== 'verified') return isBeingChecked ? 'verifying' : 'pending_dns'
  if (row.ownerNotifiedAt !== null) return 'problem'
  return row.liveAt === null ? 'issuing' : 'live'
}

/** Diagnosed when read, so that older findings get current texts. */
function problemOf(row: DomainRow, findings: Findings, { store, holders }: Rows, view: View) {
  const holderId = holders.find(({ domain }) => domain === row.domain)?.storeId
  return explain(row, findings, { ...view, storeDomain: store.storeDomain, holderId })
}

function counterpartView(domain: string, names: ReadonlySet<string>) {
  const counterpart = counterpartOf(domain)
  return counterpart === undefined ? null : { domain: counterpart, added: names.has(counterpart) }
}

const timeOf = (at: Date | null) => at?.toISOString() ?? null
