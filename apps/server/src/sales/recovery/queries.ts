import type { ReminderSettings } from '@vitrine/commerce/orders/reminder.ts'
import type { AbandonedState } from '@vitrine/contract/sales/abandoned-checkouts.ts'
import { abandonedCheckouts, reminderRefusals } from '@vitrine/db/schema/abandoned-checkouts.ts'
import { momentAfter } from '@vitrine/db/moment-after.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, gt, ilike, lte, ne, or, sql } from 'drizzle-orm'
import { addressHash, hashInRow } from './address-hash.ts'
import { leftAfter } from './times.ts'

export type StoredAbandoned = typeof abandonedCheckouts.$inferSelect

/** Checks whether a stored legal basis satisfies the store's current one. */
export function isBasisEnough(
  basis: StoredAbandoned['basis'],
  settings: ReminderSettings,
): boolean {
  return basis === 'opt_in' || settings.basis === 'soft_opt_in'
}

export async function planReminders(tx: StoreTransaction, settings: ReminderSettings) {
  const { enabled, basis, delay } = settings
  const isEnough = basis === 'soft_opt_in' ? sql`true` : eq(abandonedCheckouts.basis, 'opt_in')
  await tx
    .update(abandonedCheckouts)
    .set({
      remindAt: enabled
        ? sql`CASE WHEN ${isEnough}
            THEN ${momentAfter(abandonedCheckouts.changedAt, sql`make_interval(hours => ${delay})`)} END`
        : null,
    })
    .where(and(ofStore(tx), eq(abandonedCheckouts.status, 'waiting')))
}

export async function isRefused(tx: StoreTransaction, email: string): Promise<boolean> {
  const isIt = and(
    eq(reminderRefusals.storeId, tx.storeId),
    eq(reminderRefusals.emailHash, addressHash(email)),
  )
  return (await tx.$count(reminderRefusals, isIt)) > 0
}

/** Permanent; waiting reminders of the address are cancelled too. */
export async function refuseReminders(tx: StoreTransaction, emailHash: string): Promise<void> {
  await tx.insert(reminderRefusals).values({ storeId: tx.storeId, emailHash }).onConflictDoNothing()
  await tx
    .update(abandonedCheckouts)
    .set({ status: 'unsubscribed', remindAt: null, token: null })
    .where(
      and(
        ofStore(tx),
        sql`${abandonedCheckouts.status} IN ('waiting', 'reminded')`,
        sql`${hashInRow} = ${emailHash}`,
      ),
    )
}

export async function hasOrderedSince(
  tx: StoreTransaction,
  email: string,
  since: Date,
): Promise<boolean> {
  const isTheirs = and(
    eq(orders.storeId, tx.storeId),
    eq(orders.emailKey, email),
    gt(orders.createdAt, since),
  )
  return (await tx.$count(orders, isTheirs)) > 0
}

export async function wasRemindedSince(
  tx: StoreTransaction,
  email: string,
  since: Date,
): Promise<boolean> {
  const isTheirs = and(
    ofStore(tx),
    eq(abandonedCheckouts.email, email),
    gt(abandonedCheckouts.remindedAt, since),
  )
  return (await tx.$count(abandonedCheckouts, isTheirs)) > 0
}

export async function findAbandoned(
  tx: StoreTransaction,
  id: string,
): Promise<StoredAbandoned | undefined> {
  const [row] = await tx.select().from(abandonedCheckouts).where(isIt(tx, id))
  return row
}

/** Locks the row if it is due, so that only one worker sends the reminder. */
export async function lockDue(
  tx: StoreTransaction,
  id: string,
  now: Date,
): Promise<StoredAbandoned | undefined> {
  const isDue = and(
    isIt(tx, id),
    eq(abandonedCheckouts.status, 'waiting'),
    lte(abandonedCheckouts.remindAt, now),
  )
  const [row] = await tx.select().from(abandonedCheckouts).where(isDue).for('update')
  return row
}

export async function updateAbandoned(
  tx: StoreTransaction,
  id: string,
  changes: Partial<StoredAbandoned>,
): Promise<void> {
  await tx.update(abandonedCheckouts).set(changes).where(isIt(tx, id))
}

export async function deleteAbandoned(
  tx: StoreTransaction,
  which: { id: string } | { email: string },
): Promise<string[]> {
  const deleted = await tx
    .delete(abandonedCheckouts)
    .where(and(ofStore(tx), matchOf(which)))
    .returning({ id: abandonedCheckouts.id })
  return deleted.map(({ id }) => id)
}

function matchOf(which: { id: string } | { email: string }) {
  if ('id' in which) return eq(abandonedCheckouts.id, which.id)
  return eq(abandonedCheckouts.email, which.email)
}

export interface AbandonedFilter {
  state?: AbandonedState | undefined
  search?: string | undefined
}

export interface AbandonedListing extends AbandonedFilter {
  pageNumber: number
  pageSize: number
}

interface Seen {
  settings: ReminderSettings
  now: Date
}

export async function listAbandonedRows(
  tx: StoreTransaction,
  { pageNumber, pageSize, ...filter }: AbandonedListing,
  seen: Seen,
) {
  return await tx
    .select({
      row: abandonedCheckouts,
      order: { id: orders.id, number: orders.number, numberPrefix: orders.numberPrefix },
    })
    .from(abandonedCheckouts)
    .leftJoin(
      orders,
      and(
        eq(orders.storeId, abandonedCheckouts.storeId),
        eq(orders.id, abandonedCheckouts.orderId),
      ),
    )
    .where(matches(tx, filter, seen))
    .orderBy(desc(abandonedCheckouts.changedAt), desc(abandonedCheckouts.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize)
}

export async function countAbandoned(
  tx: StoreTransaction,
  filter: AbandonedFilter,
  seen: Seen,
): Promise<number> {
  return await tx.$count(abandonedCheckouts, matches(tx, filter, seen))
}

function matches(
  tx: StoreTransaction,
  { state, search }: AbandonedFilter,
  { settings, now }: Seen,
) {
  const { status, basis } = abandonedCheckouts
  const part = search && `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const lacksBasis = settings.basis === 'opt_in' ? eq(basis, 'soft_opt_in') : sql<boolean>`false`
  const isWaiting = eq(status, 'waiting')
  return and(
    ofStore(tx),
    or(
      ne(status, 'waiting'),
      lte(abandonedCheckouts.changedAt, new Date(now.getTime() - leftAfter)),
    ),
    state === 'waiting' ? and(isWaiting, sql`NOT ${lacksBasis}`) : undefined,
    state === 'no_basis' ? and(isWaiting, lacksBasis) : undefined,
    state && state !== 'waiting' && state !== 'no_basis' ? eq(status, state) : undefined,
    part ? ilike(abandonedCheckouts.email, part) : undefined,
  )
}

function ofStore(tx: StoreTransaction) {
  return eq(abandonedCheckouts.storeId, tx.storeId)
}

function isIt(tx: StoreTransaction, id: string) {
  return and(ofStore(tx), eq(abandonedCheckouts.id, id))
}
