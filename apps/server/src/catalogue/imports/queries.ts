import type {
  ImportAction,
  ImportMessage,
  ImportState,
} from '@vitrine/contract/catalogue/product-import.ts'
import {
  productImportItems as items,
  productImports as imports,
} from '@vitrine/db/schema/imports.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { FileProduct } from './file-product.ts'

export type StoredImport = typeof imports.$inferSelect
export type StoredItem = typeof items.$inferSelect
type NewImport = Pick<StoredImport, 'id' | 'fileName' | 'format' | 'ignoredColumns'> & {
  actor: string
  columns: object
}

export async function insertImport(tx: StoreTransaction, { columns, ...row }: NewImport) {
  await tx.insert(imports).values({
    ...row,
    columns: columns as Record<string, string>,
    storeId: tx.storeId,
    state: 'checking',
    products: 0,
    rows: 0,
  })
}

export async function insertItems(
  tx: StoreTransaction,
  importId: string,
  from: number,
  products: readonly FileProduct[],
) {
  const rows = products.map(({ row, rows, slug, name, ...cells }, at) => {
    return { number: from + at + 1, row, rows, slug, name, cells }
  })
  await tx.prepared(
    'insert-import-items',
    `INSERT INTO product_import_items (store_id, import_id, number, row, rows, slug, name, cells)
      SELECT root.store_id, $2::uuid, n.* FROM store_roots root, jsonb_to_recordset($3::jsonb)
        AS n (number integer, row integer, rows integer, slug text, name text, cells jsonb)
      WHERE root.store_id = $1`,
    [tx.storeId, importId, JSON.stringify(rows)],
  )
}

const ofId = (tx: StoreTransaction, id: string) =>
  and(eq(imports.storeId, tx.storeId), eq(imports.id, id))

export async function findImport(tx: StoreTransaction, id: string) {
  const [row] = await tx.select().from(imports).where(ofId(tx, id))
  return row
}

export async function lockImport(tx: StoreTransaction, id: string) {
  const [row] = await tx.select().from(imports).where(ofId(tx, id)).for('update')
  return row
}

export async function updateImport(
  tx: StoreTransaction,
  id: string,
  changes: Partial<StoredImport>,
) {
  await tx.update(imports).set(changes).where(ofId(tx, id))
}

export async function deleteImports(tx: StoreTransaction, ids: readonly string[]) {
  if (!ids.length) return
  await tx
    .delete(imports)
    .where(and(eq(imports.storeId, tx.storeId), inArray(imports.id, [...ids])))
}

export async function listImportRows(
  tx: StoreTransaction,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
) {
  return await tx
    .select()
    .from(imports)
    .where(eq(imports.storeId, tx.storeId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize)
}

export async function countImports(tx: StoreTransaction) {
  return await tx.$count(imports, eq(imports.storeId, tx.storeId))
}

export async function listImportStates(tx: StoreTransaction) {
  return await tx
    .select({ id: imports.id, state: imports.state, fileName: imports.fileName })
    .from(imports)
    .where(eq(imports.storeId, tx.storeId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
}

export async function countItems(tx: StoreTransaction, ids: readonly string[]) {
  if (!ids.length) return []
  return await tx
    .select({
      importId: items.importId,
      action: items.action,
      count: count(),
      noted: sql<number>`(count(*) FILTER (WHERE ${items.noted}))::int`,
      left: sql<number>`(count(*) FILTER (WHERE ${items.left}))::int`,
    })
    .from(items)
    .where(and(eq(items.storeId, tx.storeId), inArray(items.importId, [...ids])))
    .groupBy(items.importId, items.action)
}

export type ItemFilter = ImportAction | 'noted' | 'left' | undefined

function matches(tx: StoreTransaction, importId: string, show: ItemFilter) {
  return and(
    eq(items.storeId, tx.storeId),
    eq(items.importId, importId),
    show === undefined
      ? sql`${items.action} IS NOT NULL`
      : show === 'noted'
        ? eq(items.noted, true)
        : show === 'left'
          ? eq(items.left, true)
          : eq(items.action, show),
  )
}

export async function listItemRows(
  tx: StoreTransaction,
  importId: string,
  { show, pageNumber, pageSize }: { show?: ItemFilter; pageNumber: number; pageSize: number },
) {
  return await tx
    .select()
    .from(items)
    .where(matches(tx, importId, show))
    .orderBy(asc(items.number))
    .limit(pageSize)
    .offset(pageNumber * pageSize)
}

export async function countItemRows(tx: StoreTransaction, importId: string, show: ItemFilter) {
  return await tx.$count(items, matches(tx, importId, show))
}

/** Returns the next batch, limited by products and rows; a single product may exceed the rows. */
export async function listBatch(
  tx: StoreTransaction,
  importId: string,
  from: number,
  max: { products: number; rows: number },
): Promise<ImportItem[]> {
  return await tx.prepared<ImportItem>(
    'import-portion',
    `SELECT number, row, rows, slug, name, cells, action, messages, seen,
        product_id AS "productId", before, written_at AS "writtenAt"
      FROM (SELECT *, sum(rows) OVER (ORDER BY number) AS so_far FROM (
          SELECT * FROM product_import_items
          WHERE store_id = $1 AND import_id = $2 AND number > $3 ORDER BY number LIMIT $4) AS next
        ) AS counted
      WHERE so_far <= $5 OR number = $3 + 1 ORDER BY number`,
    [tx.storeId, importId, from, max.products, max.rows],
  )
}

export type ImportItem = Pick<
  StoredItem,
  | 'number'
  | 'row'
  | 'rows'
  | 'slug'
  | 'name'
  | 'action'
  | 'seen'
  | 'productId'
  | 'before'
  | 'writtenAt'
> & { cells: unknown; messages: ImportMessage[] }

export interface ItemResult {
  number: number
  action: ImportAction | null
  changes?: string[]
  messages: ImportMessage[]
  noted?: boolean
  seen?: unknown
  productId?: string | null
  before?: unknown
  writtenAt?: Date | null
  left?: boolean
}

export async function saveResults(
  tx: StoreTransaction,
  importId: string,
  results: readonly ItemResult[],
  { keepsCells }: { keepsCells: boolean },
) {
  const rows = results.map(({ writtenAt, productId, ...result }) => ({
    ...result,
    written_at: writtenAt ?? null,
    product_id: productId ?? null,
  }))
  await tx.prepared(
    'save-import-results',
    `UPDATE product_import_items i SET action = n.action,
        changes = coalesce(n.changes, i.changes), messages = n.messages,
        noted = coalesce(n.noted, i.noted), seen = n.seen, product_id = n.product_id,
        before = n.before, written_at = n.written_at, "left" = coalesce(n."left", false),
        cells = CASE WHEN $4 THEN i.cells END
      FROM jsonb_to_recordset($3::jsonb) AS n (number integer, action text, changes jsonb,
        messages jsonb, noted boolean, seen jsonb, product_id uuid, before jsonb,
        written_at timestamptz, "left" boolean)
      WHERE i.store_id = $1 AND i.import_id = $2 AND i.number = n.number`,
    [tx.storeId, importId, JSON.stringify(rows), keepsCells],
  )
}

export const underWay = [
  'checking',
  'fetching',
  'applying',
  'undoing',
] as const satisfies ImportState[]
