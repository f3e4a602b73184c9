import { withinStore } from '@vitrine/db/in-store.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { recordInPlatform } from '../../api/record-activity.ts'
import type { Saver } from '../../content/pages/service.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockStore } from '../../shop/stores/queries.ts'
import type { StoreRow } from '../../shop/stores/store-view.ts'
import { applyTemplate } from './apply-template.ts'
import { findUse } from './queries.ts'
import { requireTemplate } from './require-template.ts'

type Owner = RequestContext & OwnerContext

interface Use {
  useId: string
  template: string
  demoProducts: boolean
}

/** Locks the store: of two uses at once one comes after the other, and a deleted store has none. */
export async function useTemplate(
  { db, hosts, now, userId, act, store: { storeId } }: Owner,
  { useId: id, ...use }: Use,
): Promise<void> {
  const template = requireTemplate(use.template)
  await inPlatform(db, async (tx) => {
    const store = await lockStore(tx, storeId)
    if (!store) throw new Refusal('not_found')
    if (await withinStore(tx, storeId, (storeTx) => findUse(storeTx, id))) return
    const application = { id, template, demoProducts: use.demoProducts, isNew: false }
    await applyTemplate(tx, store, application, { userId, at: now() })
    await recordInPlatform(tx, { storeId, act }, { name: template.name })
    await bumpVersionOf(tx, storeId)
  })
  hosts.forget(storeId)
}

/** Fills a store in the transaction that creates it. @returns the changed columns of its row */
export async function beginWithTemplate(
  tx: PlatformTransaction,
  store: StoreRow,
  { template, demoProducts }: Omit<Use, 'useId'>,
  saver: Saver,
) {
  const application = {
    id: newId(),
    template: requireTemplate(template),
    demoProducts,
    isNew: true,
  }
  return await applyTemplate(tx, store, application, saver)
}
