import { maxLines, maxQuantity } from '@vitrine/commerce/cart/cart.ts'
import { z } from 'zod'
import { optionalText } from './address.ts'
import { country, id } from '../call/values.ts'

const line = z.strictObject({
  productId: id,
  variationId: id.nullable().default(null),
  quantity: z.number().int().min(1).max(maxQuantity),
})

/** Unguessable. A pending payment's token becomes its order's. */
export const orderToken = z.string().min(20).max(100)

export const quoteInput = z.strictObject({
  storeId: id,
  lines: z.array(line).min(1).max(maxLines),
  /** Without a country, priced for the store's own. */
  country: country.optional(),
  region: optionalText(120),
  postcode: optionalText(20),
  /** Default: the first offered rate. */
  shippingRateId: z.string().max(60).optional(),
  /** Default: the first offered method. */
  paymentMethod: z.string().min(1).max(60).optional(),
  discountCode: optionalText(60),
  /** The shopper's own unfinished payment: its reservation counts as available. */
  checkoutToken: orderToken.optional(),
})
export type QuoteInput = z.input<typeof quoteInput>

export const lineProblem = z.enum(['unavailable', 'variation_required', 'insufficient_stock'])

export const offeredRate = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  estimate: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  pickup: z.object({ address: z.string(), hours: z.string(), readyIn: z.string() }).nullable(),
})
export type OfferedRate = z.infer<typeof offeredRate>

export const offeredMethod = z.object({
  id: z.string(),
  name: z.string(),
  details: z.string(),
  fee: z.number(),
  online: z.boolean(),
})
export type OfferedMethod = z.infer<typeof offeredMethod>

export const discountProblem = z.enum([
  'unknown',
  'not_started',
  'ended',
  'used_up',
  'used_by_customer',
  'below_minimum',
  'nothing_fits',
  'better_applied',
])
export type DiscountProblem = z.infer<typeof discountProblem>

/** Subtotal − discount + shipping + payment fee = total, plus tax unless prices include it. */
export const amounts = {
  subtotal: z.number(),
  discount: z.number(),
  discounts: z.array(
    z.object({
      title: z.string(),
      code: z.string().nullable(),
      amount: z.number(),
      freeShipping: z.boolean(),
    }),
  ),
  shipping: z.number(),
  paymentFee: z.number(),
  tax: z.number(),
  taxIncluded: z.boolean(),
  /** `rate` is in per cent. */
  taxes: z.array(z.object({ name: z.string(), rate: z.number(), amount: z.number() })),
  total: z.number(),
}

export const quote = z.object({
  currency: z.string(),
  lines: z.array(
    z.object({
      productId: id,
      variationId: id.nullable(),
      quantity: z.number().int(),
      name: z.string(),
      slug: z.string(),
      image: z.string().nullable(),
      options: z.record(z.string(), z.string()),
      unitPrice: z.number(),
      /** Unit price × quantity, before the discount. */
      total: z.number(),
      discount: z.number(),
      problem: lineProblem.nullable(),
      /** Remaining stock if it is tracked. */
      available: z.number().int().nullable(),
    }),
  ),
  /** Empty if the store does not ship to the address. */
  shippingRates: z.array(offeredRate),
  shippingRateId: z.string().nullable(),
  /** `not_there`: no zone covers the address. `nothing_fits`: no rate fits the cart. */
  shippingProblem: z.enum(['not_there', 'nothing_fits']).nullable(),
  /** Empty if no method fits the total and country. */
  paymentMethods: z.array(offeredMethod),
  paymentMethod: z.string().nullable(),
  ...amounts,
  discountProblem: discountProblem.nullable(),
  /** The subtotal that the code requires, if the cart is below it. */
  discountMinimum: z.number().nullable(),
  /** Identifies what was priced; an order with an outdated hash is refused. */
  quoteHash: z.string(),
})
export type Quote = z.infer<typeof quote>

const choice = z.object({ id: z.string(), name: z.string() })

export const shownQuote = quote
  .pick({
    discount: true,
    shipping: true,
    paymentFee: true,
    tax: true,
    total: true,
    shippingRateId: true,
    paymentMethod: true,
  })
  .extend({
    lines: z.array(
      quote.shape.lines.element.pick({
        productId: true,
        variationId: true,
        name: true,
        unitPrice: true,
        problem: true,
      }),
    ),
    shippingRates: z.array(choice),
    paymentMethods: z.array(choice),
  })
export type ShownQuote = z.infer<typeof shownQuote>
