import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { removeCategory } from '../../catalogue/categories/service.ts'
import { deleteProducts, lockProducts } from '../../catalogue/products/queries.ts'
import { forgetDemoIds, listDemoIds, listEmptyCategories } from './queries.ts'

/** Orders keep what they say about the products. */
export async function deleteDemoProducts(tx: StoreTransaction) {
  const { productIds, categoryIds } = await listDemoIds(tx)
  const existing = await lockProducts(tx, productIds)
  const updated = existing.length ? await deleteProducts(tx, existing) : 0
  const named = tx.subjects.length
  for (const id of await listEmptyCategories(tx, categoryIds))
    await removeCategory(tx, { id, subcategories: 'moveUp' })
  tx.subjects.splice(named)
  await forgetDemoIds(tx)
  await bumpStoreVersion(tx)
  return { updated }
}
