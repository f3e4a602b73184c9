import { inPlatform } from '@vitrine/db/in-platform.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { normaliseHost } from '../../platform/hosts.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockStore } from '../stores/queries.ts'
import { findDomain, updateDomainRow } from './queries.ts'

/** Makes the check due and resets the back-off, since the owner has just changed a record. */
export async function checkDomainNow(
  { db, now, store: { storeId } }: RequestContext & OwnerContext,
  typed: string,
) {
  const domain = normaliseHost(typed)
  await inPlatform(db, async (tx) => {
    const store = await lockStore(tx, storeId)
    if (store?.storeDomain === domain) return
    const row = await findDomain(tx, storeId, domain)
    if (!row) throw new Refusal('not_found')
    await updateDomainRow(tx, row, { nextCheckAt: now(), tries: 0 })
  })
}
