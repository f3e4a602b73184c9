import {
  cancelReasons,
  fulfilmentStatuses,
  orderStatuses,
  paymentStatuses,
} from '@vitrine/commerce/orders/order-state.ts'
import { z } from 'zod'
import { address } from './address.ts'
import { orderAnswer } from './checkout.ts'
import { amounts, offeredRate } from './quote.ts'
import { id, timestamp } from '../call/values.ts'
import { acceptedPolicy } from '../shop/policies.ts'

export const orderStatus = z.enum(orderStatuses)
export const paymentStatus = z.enum(paymentStatuses)
export const fulfilmentStatus = z.enum(fulfilmentStatuses)
export const cancelReason = z.enum(cancelReasons)

const orderEvent = z.object({
  id,
  kind: z.enum([
    'placed',
    'authorised',
    'payment',
    'refund',
    'voided',
    'failed',
    /** Pieces that were out of stock when the order was paid. */
    'oversold',
    'fulfilment',
    'cancelled',
    'archived',
    'reopened',
    'note',
    'customer',
    'mail',
  ]),
  at: timestamp,
  /** `name`: the owner, the shopper, the provider, or `System` for automatic events. */
  actor: z.object({ kind: z.enum(['owner', 'shopper', 'system', 'provider']), name: z.string() }),
  amount: z.number().nullable(),
  method: z.string().nullable(),
  pieces: z.number().int().nullable(),
  restocked: z.number().int().nullable(),
  carrier: z.string().nullable(),
  /** The provider's failed action: a void, a capture or a refund. */
  what: z.enum(['authorisation', 'payment', 'refund']).nullable(),
  text: z.string().nullable(),
})
export type OrderEvent = z.infer<typeof orderEvent>

const states = { status: orderStatus, paymentStatus, fulfilmentStatus }

export const orderRow = z.object({
  id,
  orderNumber: z.number().int(),
  /** With the store's prefix: `EU-1001`, else `#1001`. */
  orderName: z.string(),
  createdAt: timestamp,
  customer: z.object({ name: z.string(), email: z.string() }),
  total: z.number(),
  currency: z.string(),
  ...states,
  /** Null unless cancelled; also set while archived. */
  cancelledAt: timestamp.nullable(),
  shippingName: z.string().nullable(),
  isPickup: z.boolean(),
  items: z.number().int(),
  /** Pieces that were out of stock when the order was paid; they need new stock to be sent. */
  oversold: z.number().int(),
})
export type OrderRow = z.infer<typeof orderRow>

export const order = orderRow.extend({
  phone: z.string().nullable(),
  shippingAddress: address,
  billingAddress: address.nullable(),
  note: z.string().nullable(),
  taxId: z.string().nullable(),
  answers: z.array(orderAnswer),
  /** Versions of the policies that the shopper agreed to. */
  policies: z.array(acceptedPolicy),
  paymentMethod: z.string(),
  paymentName: z.string(),
  lines: z.array(
    z.object({
      id,
      productId: id,
      variationId: id.nullable(),
      name: z.string(),
      options: z.record(z.string(), z.string()),
      image: z.string().nullable(),
      sku: z.string(),
      unitPrice: z.number(),
      quantity: z.number().int(),
      fulfilled: z.number().int(),
      refunded: z.number().int(),
      /** Pieces still to send: neither sent nor refunded. */
      left: z.number().int(),
      /** Pieces taken out of stock and not returned yet. */
      restockable: z.number().int(),
      total: z.number(),
    }),
  ),
  shippingRate: offeredRate.nullable(),
  ...amounts,
  payments: z.array(
    z.object({
      id,
      kind: z.enum(['authorisation', 'payment', 'refund']),
      method: z.string(),
      amount: z.number(),
      createdAt: timestamp,
      status: z.enum(['pending', 'succeeded', 'failed', 'voided']),
      /** The payment provider; null for manual payments. */
      provider: z.string().nullable(),
      reference: z.string().nullable(),
      problem: z.string().nullable(),
    }),
  ),
  /** Amount authorised at a provider; recording a payment captures it. 0 if none. */
  capturable: z.number(),
  fulfilments: z.array(
    z.object({
      id,
      lines: z.array(z.object({ lineId: id, quantity: z.number().int() })),
      carrier: z.string().nullable(),
      trackingUrl: z.string().nullable(),
      createdAt: timestamp,
    }),
  ),
  /** Received minus refunded: the limit of a refund. */
  refundable: z.number(),
  shippingRefundable: z.number(),
  cancelReason: cancelReason.nullable(),
  /** Increases with every change; changes based on an older version are refused. */
  version: z.number().int(),
  events: z.array(orderEvent),
})
export type Order = z.infer<typeof order>
