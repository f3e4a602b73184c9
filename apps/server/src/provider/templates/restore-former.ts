import { themeOf } from '@vitrine/contract/content/theme.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { recordInPlatform } from '../../api/record-activity.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockStore, updateStore } from '../../shop/stores/queries.ts'
import { restoreLook, storeLook } from './look.ts'
import { findLatestUse, updateUse } from './queries.ts'

type Owner = RequestContext & OwnerContext

/** Exchanges the store's look for the stored one, so that the other way is open again afterwards. */
export async function restoreFormer(
  { db, hosts, now, userId, act, store: { storeId } }: Owner,
  to: 'earlier' | 'template',
): Promise<void> {
  await inPlatform(db, async (tx) => {
    const store = await lockStore(tx, storeId)
    if (!store) throw new Refusal('not_found')
    const theme = await withinStore(tx, storeId, async (storeTx) => {
      const use = await findLatestUse(storeTx)
      const isEarlier = Boolean(use?.restoredAt)
      if (!use?.look || isEarlier === (to === 'earlier')) throw new Refusal('look_not_stored')
      const look = await storeLook(storeTx, store.theme)
      await restoreLook(storeTx, use.look, { userId, at: now() })
      await updateUse(storeTx, use.id, { look, restoredAt: to === 'earlier' ? now() : null })
      return themeOf(use.look.theme)
    })
    await updateStore(tx, storeId, { theme })
    await recordInPlatform(tx, { storeId, act })
    await bumpVersionOf(tx, storeId)
  })
  hosts.forget(storeId)
}
