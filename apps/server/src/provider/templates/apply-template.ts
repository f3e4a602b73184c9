import type { ShopTemplate } from '@vitrine/sections/templates/shops/shop-template.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import type { Saver } from '../../content/pages/service.ts'
import { updateStore } from '../../shop/stores/queries.ts'
import type { StoreRow } from '../../shop/stores/store-view.ts'
import { addDemoProducts } from './add-demo-products.ts'
import { storeLook } from './look.ts'
import { publishTemplate } from './publish-template.ts'
import { insertUse } from './queries.ts'

export interface Application {
  id: string
  template: ShopTemplate
  demoProducts: boolean
  /** A new store has no look to restore. */
  isNew: boolean
}

/** Replaces the look of a locked store, in the caller's transaction, and notes how to go back. */
export async function applyTemplate(
  tx: PlatformTransaction,
  store: Pick<StoreRow, 'id' | 'name' | 'currency' | 'theme'>,
  { id, template, demoProducts, isNew }: Application,
  saver: Saver,
) {
  const { theme } = template
  await withinStore(tx, store.id, async (storeTx) => {
    const look = isNew ? null : await storeLook(storeTx, store.theme)
    await publishTemplate(storeTx, template, { ...saver, storeName: store.name })
    const added = demoProducts ? await addDemoProducts(storeTx, template, store.currency) : {}
    const use = { id, template: template.slug, look, usedBy: saver.userId, usedAt: saver.at }
    await insertUse(storeTx, { ...use, ...added })
  })
  await updateStore(tx, store.id, { theme: { ...theme } })
  return { theme }
}
