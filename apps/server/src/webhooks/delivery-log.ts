import type { Delivery, DeliveryRow, DeliveryStatus } from '@vitrine/contract/account/webhooks.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../platform/refusal.ts'
import { pageOf } from '../platform/page-of.ts'
import { payloadOf } from '../sales/orders/announce-order.ts'
import {
  findDelivery,
  insertDeliveries,
  listDeliveries,
  type StoredDelivery,
  updateDelivery,
} from '../post/webhooks/queries.ts'
import { maxTries, webhookBackOff } from '../platform/jobs/back-off.ts'
import { requireWebhook } from './service.ts'
import { deliveryRow, deliveryView } from './views.ts'

interface Listing {
  id: string
  status?: DeliveryStatus | undefined
  pageNumber: number
  pageSize: number
}

export async function listLog(
  tx: StoreTransaction,
  listing: Listing,
): Promise<PageOf<DeliveryRow>> {
  const [, { rows, total }] = await Promise.all([
    requireWebhook(tx, listing.id),
    listDeliveries(tx, listing),
  ])
  return pageOf(rows.map(deliveryRow), total, listing)
}

export async function getDelivery(tx: StoreTransaction, id: string): Promise<Delivery> {
  return deliveryView(await requireDelivery(tx, id))
}

/** Sends a synthetic event once; its failure never disables the webhook. */
export async function sendTest(
  tx: StoreTransaction,
  webhookId: string,
  now: Date,
): Promise<DeliveryRow> {
  await requireOn(tx, webhookId)
  const eventId = newId()
  const data = { message: 'This is a test.' }
  const payload = payloadOf(tx, { eventId, event: 'test', now }, data)
  const [sent] = await insertDeliveries(tx, [
    {
      id: newId(),
      webhookId,
      eventId,
      event: 'test',
      payload,
      mostTries: 1,
      createdAt: now,
      tryAt: now,
    },
  ])
  return deliveryRow(sent!)
}

/** Sends the same bytes with the same event id, and resets the attempts. */
export async function resend(tx: StoreTransaction, id: string, now: Date): Promise<DeliveryRow> {
  const before = await requireDelivery(tx, id)
  await requireOn(tx, before.webhookId)
  const isTest = before.event === 'test'
  tx.makesDue('webhooks')
  const changed = await updateDelivery(tx, id, {
    status: 'pending',
    tries: 0,
    mostTries: isTest ? 1 : maxTries(webhookBackOff),
    tryAt: now,
    problem: null,
  })
  return deliveryRow(changed ?? before)
}

async function requireOn(tx: StoreTransaction, webhookId: string): Promise<void> {
  const { offReason } = await requireWebhook(tx, webhookId)
  if (offReason !== null) throw new Refusal('webhook_off')
}

async function requireDelivery(tx: StoreTransaction, id: string): Promise<StoredDelivery> {
  const delivery = await findDelivery(tx, id)
  if (!delivery) throw new Refusal('not_found')
  return delivery
}
