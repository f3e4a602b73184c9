import { and, desc, eq, ilike } from 'drizzle-orm'
import type { SubscriberStatus } from '@vitrine/contract/audience/newsletter.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { newsletterSubscribers } from '@vitrine/db/schema/newsletter.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export type StoredSubscriber = typeof newsletterSubscribers.$inferSelect

export async function lockSubscriber(
  tx: StoreTransaction,
  email: string,
  now: Date,
): Promise<{ subscriber: StoredSubscriber; isNew: boolean }> {
  const row = { storeId: tx.storeId, id: newId(), email, askedAt: now, createdAt: now }
  const [inserted] = await tx
    .insert(newsletterSubscribers)
    .values(row)
    .onConflictDoNothing()
    .returning()
  if (inserted) return { subscriber: inserted, isNew: true }
  const [found] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(
      and(eq(newsletterSubscribers.storeId, tx.storeId), eq(newsletterSubscribers.email, email)),
    )
    .for('update')
  if (!found) throw new Error('A subscriber vanished while subscribing again.')
  return { subscriber: found, isNew: false }
}

export async function updateSubscriber(
  tx: StoreTransaction,
  id: string,
  values: Partial<StoredSubscriber>,
): Promise<void> {
  await tx.update(newsletterSubscribers).set(values).where(isSubscriber(tx, id))
}

export async function findSubscriber(
  tx: StoreTransaction,
  id: string,
): Promise<StoredSubscriber | undefined> {
  const [row] = await tx.select().from(newsletterSubscribers).where(isSubscriber(tx, id))
  return row
}

export async function deleteSubscriberRow(
  tx: StoreTransaction,
  id: string,
): Promise<string | undefined> {
  const [deleted] = await tx
    .delete(newsletterSubscribers)
    .where(isSubscriber(tx, id))
    .returning({ email: newsletterSubscribers.email })
  return deleted?.email
}

export interface SubscriberFilter {
  status?: SubscriberStatus | undefined
  search?: string | undefined
}

export interface SubscriberListing extends SubscriberFilter {
  pageNumber: number
  pageSize: number
}

export async function listSubscriberRows(
  tx: StoreTransaction,
  { pageNumber, pageSize, ...filter }: SubscriberListing,
) {
  return await allSubscribers(tx, filter)
    .limit(pageSize)
    .offset(pageNumber * pageSize)
}

export async function listAllSubscribers(tx: StoreTransaction, filter: SubscriberFilter) {
  return await allSubscribers(tx, filter)
}

export async function countSubscribers(
  tx: StoreTransaction,
  filter: SubscriberFilter,
): Promise<number> {
  return await tx.$count(newsletterSubscribers, matches(tx, filter))
}

function allSubscribers(tx: StoreTransaction, filter: SubscriberFilter) {
  return tx
    .select()
    .from(newsletterSubscribers)
    .where(matches(tx, filter))
    .orderBy(desc(newsletterSubscribers.createdAt), desc(newsletterSubscribers.id))
}

function matches(tx: StoreTransaction, { status, search }: SubscriberFilter) {
  const part = search && `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return and(
    eq(newsletterSubscribers.storeId, tx.storeId),
    status && eq(newsletterSubscribers.status, status),
    part ? ilike(newsletterSubscribers.email, part) : undefined,
  )
}

function isSubscriber(tx: StoreTransaction, id: string) {
  return and(eq(newsletterSubscribers.storeId, tx.storeId), eq(newsletterSubscribers.id, id))
}
