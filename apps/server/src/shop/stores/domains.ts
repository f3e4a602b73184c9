import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { normaliseHost } from '../../platform/hosts.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { requireAllowed } from './create-store.ts'
import { isTakenMeanwhile } from './is-taken-meanwhile.ts'
import { endLeft, isKept, leaveName, lockNames } from './left-names.ts'
import {
  findOpenStore,
  findRivalDomain,
  insertDomain,
  isHostTaken,
  isStoreDomainTaken,
  listDomains,
  lockStore,
  updateStore,
} from './queries.ts'
import type { StoreRow } from './store-view.ts'

const maxPending = 10

type Owner = RequestContext & OwnerContext

/** A name under the provider's host applies at once; any other must be verified first. */
export async function updateDomain(owner: Owner, asked: string) {
  const { db, config, store } = owner
  const domain = readDomain(asked, config.storesHost)
  await inPlatform(db, async (tx) => {
    const row = await lockStore(tx, store.storeId)
    if (!row) throw new Refusal('not_found')
    if (domain.endsWith(`.${config.storesHost}`)) await moveSubdomain(tx, owner, row, domain)
    else await claimDomain(tx, owner, domain)
  })
  return await domainStatus(owner)
}

export async function domainStatus({ db, store: { storeId } }: Owner) {
  return await inPlatform(
    db,
    async (tx) => {
      const store = await findOpenStore(tx, storeId)
      if (!store) throw new Refusal('not_found')
      const { storeDomain } = store
      const rows = await listDomains(tx, storeId)
      const hasOwn = rows.some(({ isPrimary }) => isPrimary)
      const own = rows.map(({ domain, status, isPrimary, verifiedAt }) => ({
        domain,
        status,
        primary: isPrimary,
        records: recordsFor(domain, storeId, storeDomain),
        checkedAt: verifiedAt?.toISOString() ?? null,
        problem: null,
      }))
      const provided = {
        domain: storeDomain,
        status: 'verified' as const,
        primary: !hasOwn,
        records: [],
        checkedAt: null,
        problem: null,
      }
      return { storeDomain, domains: [provided, ...own] }
    },
    { readOnly: true },
  )
}

export async function domainExists({ db, now }: RequestContext, storeDomain: string) {
  const host = normaliseHost(domainToASCII(storeDomain) || storeDomain)
  if (host === undefined) return false
  return await inPlatform(
    db,
    async (tx) => (await isHostTaken(tx, host)) || (await isKept(tx, host, now())),
    { readOnly: true },
  )
}

function recordsFor(domain: string, storeId: string, storeDomain: string) {
  return [
    { type: 'TXT', name: `_vitrine.${domain}`, expected: `vitrine=${storeId}`, observed: null },
    { type: 'CNAME', name: domain, expected: storeDomain, observed: null },
  ]
}

function readDomain(asked: string, storesHost: string): string {
  const typed = asked.trim().replace(/\.$/, '')
  const ascii = domainToASCII(typed)
  const host = isIP(typed) || /[:/]/.test(typed) ? undefined : normaliseHost(ascii)
  if (!host) throw invalidInput('domain', 'Use a domain such as shop.example.com.')
  return host.includes('.') ? host : `${host}.${storesHost}`
}

async function moveSubdomain(
  tx: PlatformTransaction,
  { config, now, userId }: Owner,
  { id: storeId, storeDomain: name }: StoreRow,
  domain: string,
) {
  requireAllowed(domain.slice(0, -config.storesHost.length - 1))
  if (domain === name) return
  await lockNames(tx, [name, domain])
  if (await isStoreDomainTaken(tx, domain, storeId)) throw new Refusal('subdomain_taken')
  if (!(await endLeft(tx, domain, { userId, now: now() }))) throw new Refusal('subdomain_kept')
  await leaveName(tx, { name, storeId, now: now() })
  try {
    await updateStore(tx, storeId, { storeDomain: domain })
  } catch (error) {
    throw isTakenMeanwhile(error) ? new Refusal('subdomain_taken') : error
  }
  await bumpVersionOf(tx, storeId)
}

async function claimDomain(
  tx: PlatformTransaction,
  { config, now, store: { storeId } }: Owner,
  domain: string,
) {
  const { mainHost, storesHost } = config
  if ([mainHost, `www.${mainHost}`, storesHost].includes(domain) || isIP(domain))
    throw new Refusal('domain_taken')
  if (mainHost.endsWith(`.${domain}`) || storesHost.endsWith(`.${domain}`))
    throw new Refusal('domain_taken')
  if (await findRivalDomain(tx, domain, storeId)) throw new Refusal('domain_taken')
  const claims = await listDomains(tx, storeId)
  if (claims.some((claim) => claim.domain === domain)) return
  if (claims.filter(({ status }) => status === 'pending').length >= maxPending)
    throw new Refusal('too_many_domains')
  await insertDomain(tx, { storeId, domain, createdAt: now() })
}
