import { amountRefunded } from '@vitrine/commerce/orders/order-state.ts'
import type { DeliveredEvent, WebhookEvent } from '@vitrine/contract/account/webhooks.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { FoundOrder } from './change-order.ts'
import { orderView } from './order-view.ts'
import { insertDeliveries, listListening } from '../../post/webhooks/queries.ts'
import { maxTries, webhookBackOff } from '../../platform/jobs/back-off.ts'

const ofNewOrders = ['order.created', 'order.paid'] as const

export async function hasNewOrderListeners(tx: StoreTransaction): Promise<boolean> {
  return (await listListening(tx, ofNewOrders)).length > 0
}

/** Queues webhook deliveries with the new order as its owner sees it. */
export async function announceNewOrder(tx: StoreTransaction, found: FoundOrder): Promise<void> {
  const isPaid = found.order.paymentStatus === 'paid'
  await announce(tx, found, ['order.created', ...(isPaid ? (['order.paid'] as const) : [])])
}

/** Queues webhook deliveries for what a change did. */
export async function announceOrderChange(
  tx: StoreTransaction,
  before: FoundOrder,
  after: FoundOrder,
): Promise<void> {
  await announce(tx, after, changesOf(before, after))
}

function changesOf(before: FoundOrder, after: FoundOrder): WebhookEvent[] {
  const became = (field: 'paymentStatus' | 'fulfilmentStatus', value: string) =>
    before.order[field] !== value && after.order[field] === value
  const happened: Partial<Record<WebhookEvent, boolean>> = {
    'order.updated': true,
    'order.paid': became('paymentStatus', 'paid'),
    'order.fulfilled': became('fulfilmentStatus', 'fulfilled'),
    'order.refunded': refundedOf(after) > refundedOf(before),
    'order.cancelled': before.order.cancelledAt === null && after.order.cancelledAt !== null,
  }
  return (Object.keys(happened) as WebhookEvent[]).filter((event) => happened[event])
}

function refundedOf({ parts }: FoundOrder): number {
  return amountRefunded(parts.payments)
}

async function announce(
  tx: StoreTransaction,
  found: FoundOrder,
  events: readonly WebhookEvent[],
): Promise<void> {
  const listening = await listListening(tx, events)
  if (!listening.length) return
  // Without the names of the staff who acted, which receivers need not know.
  const data = orderView(found, new Map())
  const now = new Date()
  const mostTries = maxTries(webhookBackOff)
  const deliveries = events.flatMap((event) => {
    const eventId = newId()
    const payload = payloadOf(tx, { eventId, event, now }, data)
    return listening
      .filter((webhook) => webhook.events.includes(event))
      .map(({ id: webhookId }) => ({ id: newId(), webhookId, eventId, event, payload, mostTries }))
  })
  if (deliveries.length) await insertDeliveries(tx, deliveries)
}

interface Happened {
  eventId: string
  event: DeliveredEvent
  now: Date
}

export function payloadOf(
  { storeId }: Pick<StoreTransaction, 'storeId'>,
  { eventId, event, now }: Happened,
  data: object,
): string {
  return JSON.stringify({ id: eventId, event, createdAt: now.toISOString(), storeId, data })
}
