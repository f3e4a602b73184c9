import { globalContents } from '@vitrine/db/schema/pages.ts'
import { categories, productCategories, products } from '@vitrine/db/schema/products.ts'
import { templateUses } from '@vitrine/db/schema/template-uses.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, desc, eq, inArray, notExists, sql } from 'drizzle-orm'

type NewUse = typeof templateUses.$inferInsert

export async function insertUse(tx: StoreTransaction, use: Omit<NewUse, 'storeId'>) {
  await tx.insert(templateUses).values({ ...use, storeId: tx.storeId })
}

export async function findUse(tx: StoreTransaction, id: string) {
  const [row] = await tx
    .select({ id: templateUses.id })
    .from(templateUses)
    .where(and(eq(templateUses.storeId, tx.storeId), eq(templateUses.id, id)))
  return row
}

export async function findLatestUse(tx: StoreTransaction) {
  const [row] = await tx
    .select()
    .from(templateUses)
    .where(eq(templateUses.storeId, tx.storeId))
    .orderBy(desc(templateUses.usedAt), desc(templateUses.id))
    .limit(1)
  return row
}

export async function updateUse(tx: StoreTransaction, id: string, changes: Partial<NewUse>) {
  await tx
    .update(templateUses)
    .set(changes)
    .where(and(eq(templateUses.storeId, tx.storeId), eq(templateUses.id, id)))
}

/** Returns the ids of all uses, of one template or of any; the things may be deleted by now. */
export async function listDemoIds(tx: StoreTransaction, template?: string) {
  const rows = await tx
    .select({ productIds: templateUses.productIds, categoryIds: templateUses.categoryIds })
    .from(templateUses)
    .where(
      and(
        eq(templateUses.storeId, tx.storeId),
        template === undefined ? undefined : eq(templateUses.template, template),
      ),
    )
  return {
    productIds: rows.flatMap(({ productIds }) => productIds),
    categoryIds: rows.flatMap(({ categoryIds }) => categoryIds),
  }
}

export async function forgetDemoIds(tx: StoreTransaction) {
  await tx
    .update(templateUses)
    .set({ productIds: [], categoryIds: [] })
    .where(eq(templateUses.storeId, tx.storeId))
}

export async function listDemoProducts(tx: StoreTransaction, template?: string) {
  const { productIds } = await listDemoIds(tx, template)
  if (!productIds.length) return []
  return await tx
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.storeId, tx.storeId), inArray(products.id, productIds)))
    .orderBy(asc(products.name), asc(products.id))
}

export async function listEmptyCategories(tx: StoreTransaction, ids: string[]) {
  if (!ids.length) return []
  const { storeId, categoryId } = productCategories
  const inside = tx
    .select({ categoryId })
    .from(productCategories)
    .where(and(eq(storeId, categories.storeId), eq(categoryId, categories.id)))
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.storeId, tx.storeId), inArray(categories.id, ids), notExists(inside)))
  return rows.map(({ id }) => id)
}

export async function readGlobalContent(tx: StoreTransaction) {
  const [row] = await tx
    .select({ draft: globalContents.draft, published: globalContents.published })
    .from(globalContents)
    .where(eq(globalContents.storeId, tx.storeId))
  return row
}

export async function replaceGlobalContent(
  tx: StoreTransaction,
  content: { draft: unknown[]; published: unknown[] },
) {
  await tx
    .update(globalContents)
    .set({ ...content, revision: sql`${globalContents.revision} + 1`, saveId: null })
    .where(eq(globalContents.storeId, tx.storeId))
}
