import { z } from 'zod'
import { call } from '../call/call.ts'
import { done, id, pageNumber, pageOf, pageSize, timestamp } from '../call/values.ts'

export const webhookEvents = [
  'order.created',
  'order.updated',
  'order.paid',
  'order.fulfilled',
  'order.refunded',
  'order.cancelled',
] as const
export const webhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.infer<typeof webhookEvent>

/** `test` is sent manually only. */
export const deliveredEvent = z.enum([...webhookEvents, 'test'])
export type DeliveredEvent = z.infer<typeof deliveredEvent>

export const deliveryStatus = z.enum(['pending', 'delivered', 'failed'])
export type DeliveryStatus = z.infer<typeof deliveryStatus>

const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(webhookEvent),
  isOn: z.boolean(),
  /** `gone`: the endpoint responded 410. `failing`: every delivery failed for a day. */
  offReason: z.enum(['owner', 'gone', 'failing']).nullable(),
  createdAt: timestamp,
  lastDeliveredAt: timestamp.nullable(),
  /** Until then deliveries are also signed with the previous secret. */
  previousSecretUntil: timestamp.nullable(),
})
export type Webhook = z.infer<typeof webhook>

const withSecret = webhook.extend({
  secret: z.string(),
})
export type NewWebhook = z.infer<typeof withSecret>

const deliveryRow = z.object({
  id,
  /** Identical in every retry, so that receivers can deduplicate. */
  eventId: id,
  event: deliveredEvent,
  status: deliveryStatus,
  tries: z.number().int(),
  createdAt: timestamp,
  triedAt: timestamp.nullable(),
  /** Null once delivered or failed. */
  nextTryAt: timestamp.nullable(),
  responseStatus: z.number().int().nullable(),
  /** Milliseconds of the last attempt. */
  duration: z.number().int().nullable(),
  problem: z.string().nullable(),
})
export type DeliveryRow = z.infer<typeof deliveryRow>

const delivery = deliveryRow.extend({
  payload: z.string(),
  /** The first 1,000 bytes. */
  response: z.string().nullable(),
})
export type Delivery = z.infer<typeof delivery>

const url = z
  .string()
  .trim()
  .min(1, 'Enter a URL.')
  .max(500)
  .refine((text) => URL.canParse(text), 'Use a whole address, such as https://example.com/hooks.')
const events = z.array(webhookEvent).min(1, 'Choose at least one event.').max(50)
const refusals = ['not_found', 'invalid_input'] as const

/** No call has a scope: keys neither read secrets nor redirect events. */
export const webhooksContract = {
  list: call({
    access: 'owner',
    right: 'developers:read',
    method: 'GET',
    path: '/webhooks',
    summary: "The store's webhooks, newest first",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(webhook)),

  get: call({
    access: 'owner',
    right: 'developers:read',
    method: 'GET',
    path: '/webhooks/{id}',
    summary: 'A webhook',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(webhook),

  create: call({
    access: 'owner',
    right: 'developers:write',
    method: 'POST',
    path: '/webhooks',
    summary: 'Add a webhook; only this response shows its secret',
    successStatus: 201,
    refusals: [...refusals, 'too_many_webhooks'],
  })
    .input(z.strictObject({ storeId: id, url, events }))
    .output(withSecret),

  update: call({
    access: 'owner',
    right: 'developers:write',
    method: 'PUT',
    path: '/webhooks/{id}',
    summary: "Change a webhook's URL and events, or switch it on or off",
    refusals,
  })
    .input(
      z.strictObject({
        id,
        url: url.optional(),
        events: events.optional(),
        isOn: z.boolean().optional(),
      }),
    )
    .output(webhook),

  rotateSecret: call({
    access: 'owner',
    right: 'developers:write',
    method: 'POST',
    path: '/webhooks/{id}/secret',
    summary: 'Create new secret; for a day, deliveries are signed with the old one too',
    successStatus: 201,
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(withSecret),

  delete: call({
    access: 'owner',
    right: 'developers:write',
    method: 'DELETE',
    path: '/webhooks/{id}',
    summary: 'Delete a webhook and its log',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),

  sendTest: call({
    access: 'owner',
    right: 'developers:write',
    method: 'POST',
    path: '/webhooks/{id}/test',
    summary: 'Send a test event, which is tried once',
    successStatus: 202,
    refusals: ['not_found', 'webhook_off', 'too_many_attempts'],
  })
    .input(z.strictObject({ id }))
    .output(deliveryRow),

  deliveries: call({
    access: 'owner',
    right: 'developers:read',
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    summary: 'Deliveries of the last 30 days, newest first',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id, status: deliveryStatus.optional(), pageNumber, pageSize }))
    .output(pageOf(deliveryRow)),

  delivery: call({
    access: 'owner',
    right: 'developers:read',
    method: 'GET',
    path: '/webhook-deliveries/{id}',
    summary: 'A delivery with its request and response',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(delivery),

  resend: call({
    access: 'owner',
    right: 'developers:write',
    method: 'POST',
    path: '/webhook-deliveries/{id}/resend',
    summary: 'Send a delivery again, unchanged and with the same event id',
    successStatus: 202,
    refusals: ['not_found', 'webhook_off', 'too_many_attempts'],
  })
    .input(z.strictObject({ id }))
    .output(deliveryRow),
}
