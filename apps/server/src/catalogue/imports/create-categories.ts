import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertCategory } from '../categories/queries.ts'
import type { CategoryPaths, PathStep } from '../sheet/category-paths.ts'
import { takeTurns } from '../../platform/slugs/free-slug.ts'
import { claimSlugs, retireSlugs } from '../../platform/slugs/moved-slug.ts'

export async function createCategories(
  tx: StoreTransaction,
  missing: readonly PathStep[][],
  categories: CategoryPaths,
): Promise<string[]> {
  if (!missing.length) return []
  await takeTurns(tx, 'category')
  const made: string[] = []
  for (const steps of missing) {
    let parentId: string | null = null
    for (let depth = 1; depth <= steps.length; depth += 1) {
      const found = categories.find(steps.slice(0, depth))
      if ('elsewhere' in found) break
      const id: string = 'id' in found ? found.id : await make(tx, steps[depth - 1]!, parentId)
      if ('missing' in found) {
        categories.add({ id, slug: steps[depth - 1]!.slug, parent_id: parentId })
        made.push(id)
      }
      parentId = id
    }
  }
  return made
}

async function make(tx: StoreTransaction, { slug, name }: PathStep, parentId: string | null) {
  await claimSlugs(tx, 'category', [slug])
  return await insertCategory(tx, { name, slug, image: null, description: '', parentId })
}

export async function removeEmptyCategories(tx: StoreTransaction, ids: readonly string[]) {
  for (const id of ids.toReversed()) {
    const [gone] = await tx.prepared<{ id: string; slug: string }>(
      'delete-empty-category',
      `DELETE FROM categories g WHERE g.store_id = $1 AND g.id = $2
          AND NOT EXISTS (SELECT FROM product_categories c
            WHERE c.store_id = $1 AND c.category_id = g.id)
          AND NOT EXISTS (SELECT FROM categories below
            WHERE below.store_id = $1 AND below.parent_id = g.id)
        RETURNING g.id, g.slug`,
      [tx.storeId, id],
    )
    if (gone) await retireSlugs(tx, 'category', [gone])
  }
}
