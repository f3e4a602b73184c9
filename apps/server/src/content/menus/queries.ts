import type { MenuEntries } from '@vitrine/contract/content/menu.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { menus } from '@vitrine/db/schema/menus.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'

export type MenuRecord = Omit<typeof menus.$inferSelect, 'entries'> & { entries: MenuEntries }

interface MenuColumns {
  name: string
  entries: MenuEntries
}

export async function insertMenu(tx: StoreTransaction, columns: MenuColumns) {
  const values = { ...columns, storeId: tx.storeId, id: newId() }
  const [row] = await tx.insert(menus).values(values).returning()
  return row as MenuRecord
}

export async function updateMenuColumns(tx: StoreTransaction, id: string, columns: MenuColumns) {
  const [row] = await tx
    .update(menus)
    .set({ ...columns, revision: sql`${menus.revision} + 1`, updatedAt: sql`now()` })
    .where(ofIds(tx, [id]))
    .returning()
  return row as MenuRecord
}

export async function lockMenu(tx: StoreTransaction, id: string) {
  const [row] = await tx
    .select()
    .from(menus)
    .where(ofIds(tx, [id]))
    .for('update')
  return row as MenuRecord | undefined
}

export async function findMenu(tx: StoreTransaction, id: string) {
  const [row] = await findMenus(tx, [id])
  return row
}

export async function findMenus(tx: StoreTransaction, ids: string[]) {
  return (await tx.select().from(menus).where(ofIds(tx, ids))) as MenuRecord[]
}

export async function listMenus(tx: StoreTransaction) {
  const rows = await tx
    .select()
    .from(menus)
    .where(eq(menus.storeId, tx.storeId))
    .orderBy(asc(menus.name), asc(menus.id))
  return rows as MenuRecord[]
}

export async function deleteMenu(tx: StoreTransaction, id: string) {
  await tx.delete(menus).where(ofIds(tx, [id]))
}

function ofIds(tx: StoreTransaction, ids: string[]) {
  return and(eq(menus.storeId, tx.storeId), inArray(menus.id, ids))
}
