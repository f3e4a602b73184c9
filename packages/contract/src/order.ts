import { z } from 'zod'
import { call } from './call.ts'
import { address } from './checkout.ts'
import { id, pageNumber, pageOf, pageSize, price, timestamp } from './values.ts'

export const orderStatus = z.enum(['open', 'cancelled', 'archived'])
export const paymentStatus = z.enum([
  'pending',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
])
export const fulfilmentStatus = z.enum(['unfulfilled', 'partial', 'fulfilled'])

const states = { status: orderStatus, paymentStatus, fulfilmentStatus }

export const orderRow = z.object({
  id,
  orderNumber: z.number().int(),
  createdAt: timestamp,
  customer: z.object({ name: z.string(), email: z.string() }),
  total: z.number(),
  currency: z.string(),
  ...states,
  /** How many pieces were ordered. */
  items: z.number().int(),
})
export type OrderRow = z.infer<typeof orderRow>

export const order = orderRow.extend({
  phone: z.string().nullable(),
  shippingAddress: address,
  billingAddress: address.nullable(),
  note: z.string().nullable(),
  paymentMethod: z.string(),
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
      total: z.number(),
    }),
  ),
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  tax: z.number(),
  payments: z.array(
    z.object({
      id,
      kind: z.enum(['payment', 'refund']),
      method: z.string(),
      amount: z.number(),
      createdAt: timestamp,
    }),
  ),
  fulfilments: z.array(
    z.object({
      id,
      lines: z.array(z.object({ lineId: id, quantity: z.number().int() })),
      carrier: z.string().nullable(),
      trackingUrl: z.string().nullable(),
      createdAt: timestamp,
    }),
  ),
})
export type Order = z.infer<typeof order>

const changeRefusals = ['not_found', 'invalid_input', 'illegal_transition'] as const

export const ordersContract = {
  list: call({
    access: 'owner',
    method: 'GET',
    path: '/orders',
    summary: "The store's orders, newest first",
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        storeId: id,
        pageNumber,
        pageSize,
        status: orderStatus.optional(),
        payment: paymentStatus.optional(),
        fulfilment: fulfilmentStatus.optional(),
        search: z.string().trim().max(200).optional(),
      }),
    )
    .output(pageOf(orderRow)),

  get: call({
    access: 'owner',
    method: 'GET',
    path: '/orders/{id}',
    summary: 'An order',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(order),

  addPayment: call({
    access: 'owner',
    method: 'POST',
    path: '/orders/{id}/payments',
    summary: 'Record money that was received, at most what is still due',
    refusals: changeRefusals,
  })
    .input(z.strictObject({ id, amount: price.optional() }))
    .output(order),

  addFulfilment: call({
    access: 'owner',
    method: 'POST',
    path: '/orders/{id}/fulfilments',
    summary: 'Record what was sent; without lines everything that is left',
    refusals: changeRefusals,
  })
    .input(
      z.strictObject({
        id,
        lines: z
          .array(z.strictObject({ lineId: id, quantity: z.number().int().min(1).max(9999) }))
          .max(500)
          .optional(),
        carrier: z.string().trim().max(80).optional(),
        trackingUrl: z
          .url({ protocol: /^https?$/ })
          .max(500)
          .optional(),
      }),
    )
    .output(order),
}
