import { inPlatform } from '@vitrine/db/in-platform.ts'
import { domains } from '@vitrine/db/schema/stores.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { recordInPlatform } from '../../api/record-activity.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireAllowed } from '../stores/create-store.ts'
import { isTakenMeanwhile } from '../stores/is-taken-meanwhile.ts'
import { endLeft, leaveName, lockNames } from '../stores/left-names.ts'
import { isStoreDomainTaken, lockStore, updateStore } from '../stores/queries.ts'
import type { StoreRow } from '../stores/store-view.ts'
import { readDomain } from './names/read-domain.ts'
import { counterpartOf } from './names/zone-names.ts'
import { findRelatedRival, listDomains } from './queries.ts'

const max = { pending: 10, all: 50 }

type Owner = RequestContext & OwnerContext

interface Request {
  domain: string
  withCounterpart: boolean
}

/** A name under the provider's host applies at once; any other must be verified first. */
export async function updateDomain(owner: Owner, { domain: typed, withCounterpart }: Request) {
  const { db, config, store, now } = owner
  const domain = readDomain(typed, config)
  const counterpart = withCounterpart ? counterpartOf(domain) : undefined
  await inPlatform(db, async (tx) => {
    const row = await lockStore(tx, store.storeId)
    if (!row) throw new Refusal('not_found')
    await recordInPlatform(tx, { ...store, act: owner.act }, { name: domain })
    if (domain.endsWith(`.${config.storesHost}`)) {
      await moveSubdomain(tx, owner, row, domain)
      return
    }
    await claimDomain(tx, owner, domain, now())
    // Created later, so that the typed name becomes primary.
    if (counterpart !== undefined)
      await claimDomain(tx, owner, counterpart, new Date(now().getTime() + 1))
  })
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

/** Accepts another store's domain too: it moves to the store that proves it. */
async function claimDomain(
  tx: PlatformTransaction,
  { store: { storeId }, userId, now }: Owner,
  domain: string,
  createdAt: Date,
) {
  const claims = await listDomains(tx, storeId)
  if (claims.some((claim) => claim.domain === domain)) return
  if (await findRelatedRival(tx, domain, { storeId, userId })) throw new Refusal('domain_taken')
  if (claims.length >= max.all) throw new Refusal('domains_full')
  if (claims.filter(({ status }) => status === 'pending').length >= max.pending)
    throw new Refusal('too_many_domains')
  await tx.insert(domains).values({ storeId, domain, createdAt, nextCheckAt: now() })
}
