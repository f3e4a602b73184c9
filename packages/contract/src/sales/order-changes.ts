import { z } from 'zod'
import { call } from '../call/call.ts'
import { address } from './address.ts'
import { cancelReason, order } from './order.ts'
import { email, id, price } from '../call/values.ts'

const refusals = ['not_found', 'invalid_input', 'illegal_transition', 'stale_revision'] as const

const version = z.number().int().min(1).optional()
const ofOrder = { id, version }
const notify = z.boolean().default(true)

const pieces = z.number().int().min(1).max(9999)
const text = (max: number) => z.string().trim().min(1).max(max)
const phone = z.string().trim().max(40)

export const orderChangesContract = {
  addPayment: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/orders/{id}/payments',
    summary:
      'Record money that was received, at most what is still due; an authorised payment is captured at its provider',
    refusals,
  })
    .input(z.strictObject({ ...ofOrder, amount: price.optional() }))
    .output(order),

  addFulfilment: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/orders/{id}/fulfilments',
    summary: 'Record a fulfilment; without lines everything that is left',
    refusals,
  })
    .input(
      z.strictObject({
        ...ofOrder,
        lines: z
          .array(z.strictObject({ lineId: id, quantity: pieces }))
          .max(500)
          .optional(),
        carrier: z.string().trim().max(80).optional(),
        trackingUrl: z
          .url({ protocol: /^https?$/ })
          .max(500)
          .optional(),
        notify,
      }),
    )
    .output(order),

  addRefund: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/orders/{id}/refunds',
    summary:
      'Record a refund: for lines, for shipping, or an amount; without any of ' +
      'them all that is left. Never more than was received',
    refusals,
  })
    .input(
      z.strictObject({
        ...ofOrder,
        /** Default: the value of the lines and the shipping. */
        amount: price.optional(),
        lines: z
          .array(
            z.strictObject({ lineId: id, quantity: pieces, restock: z.boolean().default(true) }),
          )
          .max(500)
          .optional(),
        shipping: price.optional(),
        reason: text(500).optional(),
        notify,
      }),
    )
    .output(order),

  cancel: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/orders/{id}/cancellation',
    summary: 'Cancel an order of which nothing was sent, refund it and restock it',
    refusals,
  })
    .input(
      z.strictObject({
        ...ofOrder,
        reason: cancelReason.default('other'),
        refund: z.boolean().default(true),
        restock: z.boolean().default(true),
        notify,
      }),
    )
    .output(order),

  archive: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/orders/{id}/archive',
    summary: 'Archive a finished order',
    refusals,
  })
    .input(z.strictObject(ofOrder))
    .output(order),

  unarchive: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/orders/{id}/unarchive',
    summary: 'Open an archived order again',
    refusals,
  })
    .input(z.strictObject(ofOrder))
    .output(order),

  addNote: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/orders/{id}/notes',
    summary: "Add a note to the order's timeline; shoppers do not see it",
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ id, text: text(2000) }))
    .output(order),

  changeCustomer: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'PUT',
    path: '/orders/{id}/customer',
    summary: 'Correct contact and addresses of an order until something was sent',
    refusals,
  })
    .input(
      z.strictObject({
        ...ofOrder,
        email,
        phone: phone.optional(),
        shippingAddress: address,
        billingAddress: address.nullable().optional(),
      }),
    )
    .output(order),

  resendConfirmation: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/orders/{id}/confirmation',
    summary: "Send the shopper the order's confirmation again",
    refusals: ['not_found', 'illegal_transition', 'email_not_confirmed', 'too_many_attempts'],
  })
    .input(z.strictObject({ id }))
    .output(order),
}
