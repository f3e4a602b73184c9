import { z } from 'zod'
import { call } from '../call/call.ts'
import { address } from './address.ts'
import { placedOrder } from './checkout.ts'
import { id } from '../call/values.ts'
import { amounts, lineProblem, offeredMethod, offeredRate, orderToken } from './quote.ts'

const paymentMethod = z.string().min(1).max(60)

const paymentLink = z.object({
  currency: z.string(),
  email: z.string(),
  shippingAddress: address,
  lines: z.array(
    z.object({
      name: z.string(),
      options: z.record(z.string(), z.string()),
      image: z.string().nullable(),
      quantity: z.number().int(),
      unitPrice: z.number(),
      /** Unit price × quantity, before the discount. */
      total: z.number(),
      discount: z.number(),
      problem: lineProblem.nullable(),
    }),
  ),
  /** Null if no shipping was agreed. */
  shippingRate: offeredRate.nullable(),
  ...amounts,
  /** Empty if no method fits the total and country. */
  paymentMethods: z.array(offeredMethod),
  paymentMethod: z.string().nullable(),
  quoteHash: z.string(),
})
export type PaymentLink = z.infer<typeof paymentLink>

export const paymentLinkContract = {
  paymentLink: call({
    access: 'public',
    store: 'host',
    whileSuspended: true,
    method: 'GET',
    path: '/checkout/payment-link',
    summary: 'What is to be paid by a payment link, by its unguessable token',
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        token: orderToken,
        /** Default: the first offered method. */
        paymentMethod: paymentMethod.optional(),
      }),
    )
    .output(paymentLink),

  payByLink: call({
    access: 'public',
    store: 'host',
    whileSuspended: true,
    method: 'POST',
    path: '/checkout/payment-link',
    summary: 'Order the content of a payment link; repeated requests make one order',
    successStatus: 201,
    refusals: [
      'not_found',
      'invalid_input',
      'draft_changed',
      'insufficient_stock',
      'line_unavailable',
      'payment_not_offered',
      'payment_unavailable',
      'shop_paused',
      'unavailable',
    ],
  })
    .input(
      z.strictObject({
        token: orderToken,
        paymentMethod,
        terms: z.boolean().optional(),
        /** Versions of the policies that the shopper was shown; default: those of this moment. */
        policies: z.array(id).max(10).optional(),
        quoteHash: z.string().min(1).max(128),
      }),
    )
    .output(placedOrder),
}
