import { inPlatform } from '@vitrine/db/in-platform.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import { findRole } from '../../identity/membership.ts'
import type { RequestContext, SelfContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listDeletedStoresOf, restoreDeleted, withPrimaryDomain } from './queries.ts'
import { storeView } from './store-view.ts'

type Self = RequestContext & SelfContext

export const recoverableMs = 30 * 24 * 3_600_000

export async function findDeletedStores({ db, now, userId }: Self, ofUser: string) {
  if (ofUser.toLowerCase() !== userId) throw new Refusal('not_found')
  const since = new Date(now().getTime() - recoverableMs)
  const rows = await inPlatform(db, (tx) => listDeletedStoresOf(tx, userId, since), {
    readOnly: true,
  })
  return rows.map(({ id, name, storeDomain, deletedAt }) => ({
    storeId: id,
    name,
    storeDomain,
    deletedAt: deletedAt!.toISOString(),
    restorableUntil: new Date(deletedAt!.getTime() + recoverableMs).toISOString(),
  }))
}

export async function restoreStore({ db, hosts, now, userId }: Self, storeId: string) {
  if ((await findRole(db, storeId, userId)) !== 'owner') throw new Refusal('not_found')
  const since = new Date(now().getTime() - recoverableMs)
  const row = await inPlatform(db, async (tx) => {
    const restored = await restoreDeleted(tx, storeId, since)
    if (!restored) throw new Refusal('not_found')
    await bumpVersionOf(tx, storeId)
    return await withPrimaryDomain(tx, restored)
  })
  hosts.forget(row.id)
  return storeView(row)
}
