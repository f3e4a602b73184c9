import type { Category, CategoryNode } from '@vitrine/contract/catalogue/category.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { categories, type StoredRule } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray, max, sql } from 'drizzle-orm'

export interface CategoryRecord {
  id: string
  name: string
  slug: string
  image: string | null
  description: string
  parent_id: string | null
  seo_title: string
  meta_description: string
  rule: StoredRule | null
  template_id: string | null
  updated_at: Date
  product_count: number
}

export interface CategoryColumns {
  name: string
  slug: string
  image: string | null
  description: string
  parentId: string | null
  seoTitle?: string
  metaDescription?: string
  templateId?: string | null | undefined
}

const selectCategories = `
  SELECT g.id, g.name, g.slug, g.image, g.description, g.parent_id, g.seo_title,
    g.meta_description, g.rule, g.template_id, g.updated_at,
    (SELECT count(*) FROM product_categories c
      WHERE c.store_id = $1 AND c.category_id = g.id AND c.shown) AS product_count
  FROM categories g WHERE g.store_id = $1`

export async function listCategories(tx: StoreTransaction) {
  const records = await tx.prepared<CategoryRecord>(
    'categories',
    `${selectCategories} ORDER BY g.position, g.name, g.id`,
    [tx.storeId],
  )
  return records.map((record) => toCategory(tx, record))
}

export async function findCategoryRecord(tx: StoreTransaction, id: string) {
  const [record] = await tx.prepared<CategoryRecord>(
    'category-by-id',
    `${selectCategories} AND g.id = $2`,
    [tx.storeId, id],
  )
  return record
}

export async function findCategoryById(tx: StoreTransaction, id: string) {
  const record = await findCategoryRecord(tx, id)
  return record && toCategory(tx, record)
}

export async function findCategoryBySlug(tx: StoreTransaction, slug: string) {
  const [record] = await tx.prepared<CategoryRecord>(
    'category-by-slug',
    `${selectCategories} AND g.slug = $2`,
    [tx.storeId, slug],
  )
  return record && toCategory(tx, record)
}

export function toCategory(tx: StoreTransaction, record: CategoryRecord): Category {
  return {
    id: record.id,
    storeId: tx.storeId,
    name: record.name,
    slug: record.slug,
    image: record.image,
    description: record.description,
    parentId: record.parent_id,
    seoTitle: record.seo_title,
    metaDescription: record.meta_description,
    productCount: record.product_count,
  }
}

export async function insertCategory(tx: StoreTransaction, columns: CategoryColumns) {
  const id = newId()
  const [last] = await tx
    .select({ position: max(categories.position) })
    .from(categories)
    .where(eq(categories.storeId, tx.storeId))
  const position = (last?.position ?? 0) + 1
  await tx.insert(categories).values({ ...columns, storeId: tx.storeId, id, position })
  return id
}

export async function updateCategoryColumns(
  tx: StoreTransaction,
  id: string,
  columns: CategoryColumns,
) {
  await tx
    .update(categories)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(ofId(tx, id))
}

export async function updateCategories(
  tx: StoreTransaction,
  ids: string[],
  { parentId, image }: { parentId: string | null | undefined; image: string | null | undefined },
) {
  await tx
    .update(categories)
    .set({ parentId, image, updatedAt: sql`now()` })
    .where(and(eq(categories.storeId, tx.storeId), inArray(categories.id, ids)))
}

export async function lockCategory(tx: StoreTransaction, id: string) {
  const [row] = await tx
    .select({
      slug: categories.slug,
      rule: categories.rule,
      templateId: categories.templateId,
      updatedAt: categories.updatedAt,
    })
    .from(categories)
    .where(ofId(tx, id))
    .for('no key update')
  return row
}

export async function listTree(tx: StoreTransaction): Promise<CategoryNode[]> {
  return await tx.prepared<CategoryNode>(
    'category-tree',
    `SELECT g.id, g.slug, g.name, g.image, g.parent_id AS "parentId",
        g.rule IS NOT NULL AS "hasRule", coalesce(held.count, 0) AS "productCount"
      FROM categories g LEFT JOIN (
        SELECT category_id, count(*) FROM product_categories WHERE store_id = $1 GROUP BY 1
      ) AS held ON held.category_id = g.id
      WHERE g.store_id = $1 ORDER BY g.position, g.name, g.id`,
    [tx.storeId],
  )
}

export interface Place {
  id: string
  parentId: string | null
  position: number
}

export async function listPlaces(tx: StoreTransaction): Promise<Place[]> {
  return await tx
    .select({ id: categories.id, parentId: categories.parentId, position: categories.position })
    .from(categories)
    .where(eq(categories.storeId, tx.storeId))
    .orderBy(categories.position, categories.name, categories.id)
}

export async function writePlaces(tx: StoreTransaction, places: readonly Place[]) {
  await tx.execute(sql`
    UPDATE categories g SET parent_id = place.parent, position = place.position
    FROM jsonb_to_recordset(${JSON.stringify(
      places.map(({ id, parentId, position }) => ({ id, parent: parentId, position })),
    )}) AS place (id uuid, parent uuid, position integer)
    WHERE g.store_id = ${tx.storeId} AND g.id = place.id`)
}

export async function moveChildrenUp(tx: StoreTransaction, id: string, parentId: string | null) {
  await tx
    .update(categories)
    .set({ parentId })
    .where(and(eq(categories.storeId, tx.storeId), eq(categories.parentId, id)))
}

export async function hasChildren(tx: StoreTransaction, id: string) {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.storeId, tx.storeId), eq(categories.parentId, id)))
    .limit(1)
  return rows.length > 0
}

export async function isAbove(tx: StoreTransaction, id: string, below: string) {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    WITH RECURSIVE line AS (
      SELECT id, parent_id FROM categories WHERE store_id = ${tx.storeId} AND id = ${below}
      UNION
      SELECT g.id, g.parent_id FROM categories g
        JOIN line ON g.id = line.parent_id WHERE g.store_id = ${tx.storeId})
    SELECT EXISTS (SELECT FROM line WHERE id = ${id}) AS found`)
  return rows[0]?.found ?? false
}

export async function deleteCategory(tx: StoreTransaction, id: string) {
  const rows = await tx.delete(categories).where(ofId(tx, id)).returning({ id: categories.id })
  return rows.length > 0
}

function ofId(tx: StoreTransaction, id: string) {
  return and(eq(categories.storeId, tx.storeId), eq(categories.id, id))
}
