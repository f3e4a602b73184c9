import { inPlatform } from '@vitrine/db/in-platform.ts'
import { domains } from '@vitrine/db/schema/stores.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import { and, eq } from 'drizzle-orm'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { normaliseHost } from '../../platform/hosts.ts'
import { recordInPlatform } from '../../api/record-activity.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockStore } from '../stores/queries.ts'
import { findDomain, updateDomainRow } from './queries.ts'

/** Accepts live hosts only: the others redirect to it, and a missing certificate would warn shoppers. */
export async function setPrimaryDomain(
  { db, act, store: { storeId } }: RequestContext & OwnerContext,
  typed: string,
) {
  const domain = normaliseHost(typed)
  await inPlatform(db, async (tx) => {
    const store = await lockStore(tx, storeId)
    const chosen = await findDomain(tx, storeId, domain)
    if (!store || (!chosen && store.storeDomain !== domain)) throw new Refusal('not_found')
    if (chosen && (chosen.status !== 'verified' || chosen.liveAt === null))
      throw new Refusal('domain_not_live')
    const isPrimary = and(eq(domains.storeId, storeId), eq(domains.isPrimary, true))
    await tx.update(domains).set({ isPrimary: false }).where(isPrimary)
    if (chosen) await updateDomainRow(tx, chosen, { isPrimary: true })
    await recordInPlatform(tx, { storeId, act }, { name: domain ?? '' })
    await bumpVersionOf(tx, storeId)
  })
}
