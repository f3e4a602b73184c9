import { and, count, desc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import { withinStore } from '@vitrine/db/in-store.ts'
import { sessions, users } from '@vitrine/db/schema/accounts.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import { storeMembers, storeRoots, stores } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction, StoreTransaction } from '@vitrine/db/transaction.ts'

type NewStore = typeof stores.$inferInsert
type StoreChanges = Partial<Omit<NewStore, 'id' | 'version'>>

const primaryDomain = sql<string>`coalesce((SELECT d.domain FROM domains d
  WHERE d.store_id = stores.id AND d.is_primary AND d.status = 'verified'), store_domain)`

export async function withPrimaryDomain<Row extends typeof stores.$inferSelect>(
  tx: PlatformTransaction,
  row: Row,
) {
  const [found] = await tx.select({ primaryDomain }).from(stores).where(eq(stores.id, row.id))
  return { ...row, primaryDomain: found?.primaryDomain ?? row.storeDomain }
}

/** @returns undefined when the subdomain is taken, also by a deleted store */
export async function insertStore(tx: PlatformTransaction, store: NewStore) {
  const [row] = await tx
    .insert(stores)
    .values(store)
    .onConflictDoNothing({ target: stores.storeDomain })
    .returning()
  // In the role of the store, which alone sees it before the commit where stores are distributed.
  if (row)
    await withinStore(tx, row.id, (storeTx) =>
      storeTx.insert(storeRoots).values({ storeId: row.id }).onConflictDoNothing(),
    )
  return row
}

export async function insertOwner(
  tx: PlatformTransaction,
  owner: Pick<typeof storeMembers.$inferInsert, 'storeId' | 'userId' | 'lastSeenAt'>,
) {
  await tx.insert(storeMembers).values(owner)
}

export async function selectStoreOfSession(
  tx: PlatformTransaction,
  token: string,
  storeId: string,
) {
  await tx.update(sessions).set({ selectedStoreId: storeId }).where(eq(sessions.token, token))
}

export async function listStoresOf(tx: PlatformTransaction, userId: string) {
  const lastActiveAt = sql<Date | null>`(SELECT max(m.last_seen_at) FROM store_members m
    WHERE m.store_id = stores.id)`.mapWith(storeMembers.lastSeenAt)
  const rows = await tx
    .select({ store: stores, primaryDomain, role: storeMembers.role, lastActiveAt })
    .from(stores)
    .innerJoin(storeMembers, eq(storeMembers.storeId, stores.id))
    .where(and(eq(storeMembers.userId, userId), isNull(stores.deletedAt)))
    .orderBy(desc(stores.createdAt), desc(stores.id))
  return rows.map(({ store, ...more }) => ({ ...store, ...more }))
}

export async function countStoresOwnedBy(tx: PlatformTransaction, userId: string): Promise<number> {
  const [counted] = await tx
    .select({ stores: count() })
    .from(stores)
    .innerJoin(storeMembers, eq(storeMembers.storeId, stores.id))
    .where(and(isOwner(userId), isNull(stores.deletedAt)))
  return counted!.stores
}

const isOwner = (userId: string) =>
  and(eq(storeMembers.userId, userId), eq(storeMembers.role, 'owner'))

export async function listDeletedStoresOf(tx: PlatformTransaction, userId: string, since: Date) {
  return await tx
    .select({
      id: stores.id,
      name: stores.name,
      storeDomain: stores.storeDomain,
      deletedAt: stores.deletedAt,
    })
    .from(stores)
    .innerJoin(storeMembers, eq(storeMembers.storeId, stores.id))
    .where(and(isOwner(userId), gte(stores.deletedAt, since)))
    .orderBy(desc(stores.deletedAt))
}

/**
 * Restores a store that was deleted after `since`; an existing one is left unchanged. @returns
 * undefined when it is too late
 */
export async function restoreDeleted(tx: PlatformTransaction, storeId: string, since: Date) {
  const [row] = await tx
    .update(stores)
    .set({ deletedAt: null })
    .where(and(eq(stores.id, storeId), or(isNull(stores.deletedAt), gte(stores.deletedAt, since))))
    .returning()
  return row
}

export async function findOpenStore(tx: PlatformTransaction, storeId: string) {
  const [row] = await tx
    .select()
    .from(stores)
    .where(and(eq(stores.id, storeId), isNull(stores.deletedAt)))
  return row
}

export async function lockUser(tx: PlatformTransaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Locks the row, so that decisions about the store still hold when they are written. */
export async function lockStore(tx: PlatformTransaction, storeId: string) {
  const [row] = await tx
    .select()
    .from(stores)
    .where(and(eq(stores.id, storeId), isNull(stores.deletedAt)))
    .for('update')
  return row
}

export async function updateStore(tx: PlatformTransaction, storeId: string, changes: StoreChanges) {
  const [row] = await tx.update(stores).set(changes).where(eq(stores.id, storeId)).returning()
  return row
}

export async function deselectStore(tx: PlatformTransaction, storeId: string) {
  await tx
    .update(sessions)
    .set({ selectedStoreId: null })
    .where(eq(sessions.selectedStoreId, storeId))
}

export async function isStoreDomainTaken(
  tx: PlatformTransaction,
  storeDomain: string,
  except: string,
) {
  const rows = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.storeDomain, storeDomain), ne(stores.id, except)))
  return rows.length > 0
}

export async function hasOrders(tx: StoreTransaction) {
  return (await tx.select({ id: orders.id }).from(orders).limit(1)).length > 0
}

/**
 * Returns true when an amount exists: of a product, shipping, a discount, a price rule or the
 * minimum order.
 */
export async function hasAmounts(tx: StoreTransaction) {
  const [found] = await tx.prepared<{ any: boolean }>(
    'has-amounts',
    `SELECT EXISTS (SELECT FROM products WHERE store_id = $1)
      OR EXISTS (SELECT FROM shipping_settings WHERE store_id = $1 AND settings
        @? '$.zones[*].rates[*] ? (@.price > 0 || @.freeAbove > 0 || @.tiers.size() > 0)')
      OR EXISTS (SELECT FROM discounts WHERE store_id = $1
        AND (offer ->> 'kind' = 'amount' OR min_subtotal IS NOT NULL))
      OR EXISTS (SELECT FROM checkout_settings WHERE store_id = $1
        AND coalesce(draft ->> 'minimumOrder', published ->> 'minimumOrder') IS NOT NULL)
      OR EXISTS (SELECT FROM categories WHERE store_id = $1
        AND rule @? '$.conditions[*] ? (@.field == "price")') AS any`,
    [tx.storeId],
  )
  return found?.any ?? false
}
