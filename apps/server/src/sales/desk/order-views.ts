import type { SavedView } from '@vitrine/contract/sales/orders-contract.ts'
import { lockName } from '@vitrine/db/lock-name.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { orderViews } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, asc, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'

const maxViews = 30
const shown = { id: orderViews.id, name: orderViews.name, query: orderViews.query }

export async function listViews(tx: StoreTransaction): Promise<SavedView[]> {
  return await tx
    .select(shown)
    .from(orderViews)
    .where(eq(orderViews.storeId, tx.storeId))
    .orderBy(asc(orderViews.createdAt), asc(orderViews.id))
}

export async function saveView(
  tx: StoreTransaction,
  { name, query }: { name: string; query: string },
): Promise<SavedView> {
  // Locks, so that two concurrent saves cannot both pass the limit.
  await lockName(tx, `views ${tx.storeId}`)
  const views = await listViews(tx)
  const isNew = views.every((view) => view.name !== name)
  if (isNew && views.length >= maxViews) throw new Refusal('too_many_views')
  const [saved] = await tx
    .insert(orderViews)
    .values({ storeId: tx.storeId, id: newId(), name, query })
    .onConflictDoUpdate({ target: [orderViews.storeId, orderViews.name], set: { query } })
    .returning(shown)
  return saved!
}

export async function deleteView(tx: StoreTransaction, id: string): Promise<void> {
  const isView = and(eq(orderViews.storeId, tx.storeId), eq(orderViews.id, id))
  const gone = await tx.delete(orderViews).where(isView).returning({ id: orderViews.id })
  if (!gone.length) throw new Refusal('not_found')
}
