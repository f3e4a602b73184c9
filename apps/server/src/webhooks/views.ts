import {
  type DeliveredEvent,
  type Delivery,
  type DeliveryRow,
  type Webhook,
  webhookEvents,
} from '@vitrine/contract/account/webhooks.ts'
import type { StoredDelivery, StoredWebhook } from '../post/webhooks/queries.ts'

export function webhookView(webhook: StoredWebhook, now: Date): Webhook {
  const { id, url, offReason, createdAt, lastDeliveredAt, previousUntil } = webhook
  const isOldGood = previousUntil !== null && previousUntil > now
  return {
    id,
    url,
    events: webhookEvents.filter((event) => webhook.events.includes(event)),
    isOn: offReason === null,
    offReason,
    createdAt: createdAt.toISOString(),
    lastDeliveredAt: lastDeliveredAt?.toISOString() ?? null,
    previousSecretUntil: isOldGood ? previousUntil.toISOString() : null,
  }
}

export function deliveryRow(delivery: StoredDelivery): DeliveryRow {
  const { id, eventId, status, tries, createdAt, triedAt, tryAt } = delivery
  const { responseStatus, duration, problem } = delivery
  return {
    id,
    eventId,
    event: delivery.event as DeliveredEvent,
    status,
    tries,
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    nextTryAt: status === 'pending' ? tryAt.toISOString() : null,
    responseStatus,
    duration,
    problem,
  }
}

export function deliveryView(delivery: StoredDelivery): Delivery {
  return { ...deliveryRow(delivery), payload: delivery.payload, response: delivery.response }
}
