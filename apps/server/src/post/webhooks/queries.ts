import { lockName } from '@vitrine/db/lock-name.ts'
import { webhookDeliveries, webhooks } from '@vitrine/db/schema/webhooks.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { DeliveryStatus } from '@vitrine/contract/account/webhooks.ts'
import { and, desc, eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'

export type StoredWebhook = typeof webhooks.$inferSelect
export type StoredDelivery = typeof webhookDeliveries.$inferSelect

export async function listWebhooks(tx: StoreTransaction): Promise<StoredWebhook[]> {
  return await tx
    .select()
    .from(webhooks)
    .where(eq(webhooks.storeId, tx.storeId))
    .orderBy(desc(webhooks.id))
}

/** Takes a lock, so that two parallel requests cannot both create the last allowed webhook. */
export async function countWebhooksAlone(tx: StoreTransaction): Promise<number> {
  await lockName(tx, `webhooks ${tx.storeId}`)
  return await tx.$count(webhooks, eq(webhooks.storeId, tx.storeId))
}

export async function findWebhook(
  tx: StoreTransaction,
  id: string,
): Promise<StoredWebhook | undefined> {
  const [webhook] = await tx.select().from(webhooks).where(isWebhook(tx, id))
  return webhook
}

export async function insertWebhook(
  tx: StoreTransaction,
  webhook: Pick<StoredWebhook, 'id' | 'url' | 'events' | 'secret' | 'createdAt'>,
): Promise<void> {
  await tx.insert(webhooks).values({ ...webhook, storeId: tx.storeId })
}

export async function updateWebhook(
  tx: StoreTransaction,
  id: string,
  values: PgUpdateSetSource<typeof webhooks>,
): Promise<StoredWebhook | undefined> {
  const [webhook] = await tx.update(webhooks).set(values).where(isWebhook(tx, id)).returning()
  return webhook
}

export async function deleteWebhook(tx: StoreTransaction, id: string): Promise<boolean> {
  const rows = await tx.delete(webhooks).where(isWebhook(tx, id)).returning({ id: webhooks.id })
  return rows.length > 0
}

/** Runs with every change of an order, so it is a prepared statement. */
export async function listListening(
  tx: StoreTransaction,
  events: readonly string[],
): Promise<Pick<StoredWebhook, 'id' | 'events'>[]> {
  return await tx.prepared(
    'list-listening-webhooks',
    `SELECT id, events FROM webhooks
    WHERE store_id = $1 AND off_reason IS NULL AND events && $2::text[]`,
    [tx.storeId, events],
  )
}

type NewDelivery = Pick<
  typeof webhookDeliveries.$inferInsert,
  'id' | 'webhookId' | 'eventId' | 'event' | 'payload' | 'mostTries' | 'createdAt' | 'tryAt'
>

export async function insertDeliveries(
  tx: StoreTransaction,
  deliveries: readonly NewDelivery[],
): Promise<StoredDelivery[]> {
  const rows = deliveries.map((delivery) => ({ ...delivery, storeId: tx.storeId }))
  tx.makesDue('webhooks')
  return await tx.insert(webhookDeliveries).values(rows).returning()
}

interface Listing {
  id: string
  status?: DeliveryStatus | undefined
  pageNumber: number
  pageSize: number
}

export async function listDeliveries(
  tx: StoreTransaction,
  { id, status, pageNumber, pageSize }: Listing,
): Promise<{ rows: StoredDelivery[]; total: number }> {
  const ofWebhook = and(
    eq(webhookDeliveries.storeId, tx.storeId),
    eq(webhookDeliveries.webhookId, id),
    status && eq(webhookDeliveries.status, status),
  )
  const [rows, total] = await Promise.all([
    tx
      .select()
      .from(webhookDeliveries)
      .where(ofWebhook)
      .orderBy(desc(webhookDeliveries.id))
      .limit(pageSize)
      .offset(pageNumber * pageSize),
    tx.$count(webhookDeliveries, ofWebhook),
  ])
  return { rows, total }
}

export async function findDelivery(
  tx: StoreTransaction,
  id: string,
): Promise<StoredDelivery | undefined> {
  const [delivery] = await tx.select().from(webhookDeliveries).where(isDelivery(tx, id))
  return delivery
}

export async function updateDelivery(
  tx: StoreTransaction,
  id: string,
  values: PgUpdateSetSource<typeof webhookDeliveries>,
): Promise<StoredDelivery | undefined> {
  const [delivery] = await tx
    .update(webhookDeliveries)
    .set(values)
    .where(isDelivery(tx, id))
    .returning()
  return delivery
}

/** Counts the attempt in the claim, so that two processes never send the same delivery. */
export async function claimDelivery(
  tx: StoreTransaction,
  { id, tries }: Pick<StoredDelivery, 'id' | 'tries'>,
  tryAt: Date,
): Promise<StoredDelivery | undefined> {
  const [claimed] = await tx
    .update(webhookDeliveries)
    .set({ tries: tries + 1, tryAt })
    .where(
      and(
        isDelivery(tx, id),
        eq(webhookDeliveries.status, 'pending'),
        eq(webhookDeliveries.tries, tries),
      ),
    )
    .returning()
  return claimed
}

export async function endDeliveries(tx: StoreTransaction, webhookId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ status: 'failed', problem: 'The webhook was switched off.' })
    .where(
      and(
        eq(webhookDeliveries.storeId, tx.storeId),
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.status, 'pending'),
      ),
    )
}

function isWebhook(tx: StoreTransaction, id: string) {
  return and(eq(webhooks.storeId, tx.storeId), eq(webhooks.id, id))
}

function isDelivery(tx: StoreTransaction, id: string) {
  return and(eq(webhookDeliveries.storeId, tx.storeId), eq(webhookDeliveries.id, id))
}
