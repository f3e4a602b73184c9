import {
  cancelReasons,
  fulfilmentStatuses,
  orderStatuses,
  paymentStatuses,
} from '@vitrine/commerce/order-state.ts'
import { z } from 'zod'
import { address } from './address.ts'
import { orderAnswer } from './checkout.ts'
import { amounts, offeredRate } from './quote.ts'
import { id, timestamp } from './values.ts'

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
    /** What a provider did not do. */
    'failed',
    /** What was gone when it was paid. */
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
  /**
   * `name` is the owner's or the shopper's, `Vitrine` for what happened by itself, and the
   * provider's for what someone did there.
   */
  actor: z.object({ kind: z.enum(['owner', 'shopper', 'system', 'provider']), name: z.string() }),
  amount: z.number().nullable(),
  /** The name of a way to pay. */
  method: z.string().nullable(),
  pieces: z.number().int().nullable(),
  restocked: z.number().int().nullable(),
  carrier: z.string().nullable(),
  /** What a provider did not do: take what it holds, give back, or let go. */
  what: z.enum(['authorisation', 'payment', 'refund']).nullable(),
  /** A note, a reason, or what a mail is and to whom it went. */
  text: z.string().nullable(),
})
export type OrderEvent = z.infer<typeof orderEvent>

const states = { status: orderStatus, paymentStatus, fulfilmentStatus }

export const orderRow = z.object({
  id,
  orderNumber: z.number().int(),
  /** What people call it, with the shop's prefix if it had one: `EU-1001`, else `#1001`. */
  orderName: z.string(),
  createdAt: timestamp,
  customer: z.object({ name: z.string(), email: z.string() }),
  total: z.number(),
  currency: z.string(),
  ...states,
  /** Null unless it was cancelled, also while it is archived. */
  cancelledAt: timestamp.nullable(),
  /** How it is sent, by the name that the shopper chose; null where that was not kept. */
  shippingName: z.string().nullable(),
  /** Whether the shopper picks it up; it is not sent to the address then. */
  isPickup: z.boolean(),
  /** How many pieces were ordered. */
  items: z.number().int(),
  /** How many of them were gone when the order was paid; they cannot be sent without more stock. */
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
  paymentMethod: z.string(),
  /** As the shopper chose it. */
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
      /** What is still to be sent: neither sent nor refunded before. */
      left: z.number().int(),
      /** Of what was taken out of stock for it, what has not gone back. */
      restockable: z.number().int(),
      total: z.number(),
    }),
  ),
  /** How it is sent or where it is picked up, as it was offered. */
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
      /** Who moves the money; null where people do. */
      provider: z.string().nullable(),
      /** By what the provider knows it. */
      reference: z.string().nullable(),
      /** Why it is not done. */
      problem: z.string().nullable(),
    }),
  ),
  /** What a provider holds, and is taken by recording a payment; 0 where nothing is. */
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
  /** What was received and not given back; no refund goes above it. */
  refundable: z.number(),
  shippingRefundable: z.number(),
  cancelReason: cancelReason.nullable(),
  /** Grows with every change; a change that names an older one is refused. */
  version: z.number().int(),
  /** What happened, newest first. */
  events: z.array(orderEvent),
})
export type Order = z.infer<typeof order>
