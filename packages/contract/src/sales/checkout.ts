import { z } from 'zod'
import { address, addressFormat, optionalText } from './address.ts'
import { call } from '../call/call.ts'
import { customFieldId, maxCustomFields, shownCheckout } from '../shop/checkout-settings.ts'
import { amounts, offeredMethod, offeredRate, orderToken, quote, quoteInput } from './quote.ts'
import { country, email, id, timestamp } from '../call/values.ts'

const placeOrderInput = quoteInput.extend({
  contact: z.strictObject({ email, phone: optionalText(40) }),
  shippingAddress: address,
  billingAddress: address.optional(),
  paymentMethod: z.string().min(1).max(60),
  note: optionalText(1000),
  taxId: optionalText(40),
  answers: z
    .record(customFieldId, z.string().max(500))
    .refine((given) => Object.keys(given).length <= 2 * maxCustomFields, 'Too many answers.')
    .optional(),
  marketing: z.boolean().optional(),
  terms: z.boolean().optional(),
  /** Versions of the policies that the shopper was shown; default: those of this moment. */
  policies: z.array(id).max(10).optional(),
  /** Token of the stored reminder, which the order ends. */
  reminderToken: orderToken.optional(),
  quoteHash: z.string().min(1).max(128),
})
export type PlaceOrderInput = z.input<typeof placeOrderInput>

export const orderAnswer = z.object({ label: z.string(), value: z.string() })

const payment = z.object({
  method: z.string(),
  name: z.string(),
  status: z.string(),
  instructions: z.string().optional(),
})

const paymentState = z.object({
  /** `open`: can be paid. `waiting`: the provider has not decided. `closed`: expired. */
  state: z.enum(['open', 'waiting', 'completed', 'closed']),
  redirectUrl: z.string().nullable(),
  /** True for payment links, from which a new payment can be started. */
  byLink: z.boolean(),
})
export type PaymentState = z.infer<typeof paymentState>

export const shopperOrder = z.object({
  orderNumber: z.number().int(),
  /** With the store's prefix: `EU-1001`, else `#1001`. */
  orderName: z.string(),
  token: z.string(),
  createdAt: timestamp,
  currency: z.string(),
  email: z.string(),
  shippingAddress: address,
  lines: z.array(
    z.object({
      productId: id,
      name: z.string(),
      options: z.record(z.string(), z.string()),
      image: z.string().nullable(),
      quantity: z.number().int(),
      unitPrice: z.number(),
      total: z.number(),
      discount: z.number(),
    }),
  ),
  /** Null for orders from before shipping rates existed. */
  shippingRate: offeredRate.nullable(),
  ...amounts,
  payment,
  answers: z.array(orderAnswer),
  thanks: z.object({ heading: z.string(), text: z.string() }),
})
export type ShopperOrder = z.infer<typeof shopperOrder>

export const placedOrder = z.object({
  /** Null while a payment at a provider is pending: the order exists once it is paid. */
  orderNumber: z.number().int().nullable(),
  orderName: z.string().nullable(),
  token: z.string(),
  payment: payment.extend({
    redirectUrl: z.string().optional(),
  }),
})

/** Terms that apply to every product of the store. */
export const saleTerms = z.object({
  namesLowestPrice: z.boolean(),
  /** Null if the store has no tax in its own country. */
  tax: z.enum(['included', 'added']).nullable(),
  /** The cheapest rate in the store's own country; null if it does not ship there. */
  shipping: z
    .object({
      /** Its name within a sentence: "the Netherlands". */
      country: z.string(),
      from: z.number(),
      freeFrom: z.number().nullable(),
      estimate: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
    })
    .nullable(),
  returns: z.object({ label: z.string(), href: z.string() }).nullable(),
})
export type SaleTerms = z.infer<typeof saleTerms>

export const checkoutContract = {
  quote: call({
    access: 'public',
    store: 'storeId',
    method: 'POST',
    path: '/checkout/quote',
    summary: 'Price a cart; a line that cannot be bought has the reason',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(quoteInput)
    .output(quote),

  placeOrder: call({
    access: 'public',
    store: 'storeId',
    whileSuspended: true,
    method: 'POST',
    path: '/checkout/place-order',
    summary: 'Place an order; the same `Idempotency-Key` never places a second one',
    successStatus: 201,
    inputStructure: 'detailed',
    refusals: [
      'not_found',
      'invalid_input',
      'too_many_unpaid',
      'quote_changed',
      'insufficient_stock',
      'line_unavailable',
      'no_shipping_rate',
      'below_minimum',
      'payment_not_offered',
      'discount_used',
      'order_in_progress',
      'idempotency_key_reused',
      'payment_unavailable',
      'shop_paused',
      'unavailable',
    ],
  })
    .input(
      z.object({
        headers: z.object({ 'idempotency-key': z.string().min(1).max(255) }),
        body: placeOrderInput,
      }),
    )
    .output(placedOrder),

  payment: call({
    access: 'public',
    store: 'host',
    whileClosed: true,
    method: 'POST',
    path: '/checkout/payment',
    summary: 'The status of a payment at a provider; completes the order if it was paid',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ token: orderToken }))
    .output(paymentState),

  order: call({
    access: 'public',
    store: 'host',
    whileClosed: true,
    method: 'GET',
    path: '/checkout/order',
    summary: "The shopper's order, by its unguessable token",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ token: orderToken }))
    .output(shopperOrder),

  config: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/checkout/config',
    summary: 'The fields of the checkout and its payment methods',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id, country: country.optional() }))
    .output(
      z.object({
        country: z.string(),
        countries: z.array(country),
        /** Address fields of the requested country, or of the store's. */
        addressFormat,
        /** All enabled methods; a quote lists those that fit a cart. */
        paymentMethods: z.array(offeredMethod),
        /** True while the provider is in test mode and charges no cards. */
        testMode: z.boolean(),
        paused: z.boolean(),
        form: shownCheckout,
        reminder: z.enum(['opt_in', 'soft_opt_in']).nullable(),
      }),
    ),

  saleTerms: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/checkout/terms',
    summary: 'What shoppers can know before they buy: tax, shipping, delivery and returns',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(saleTerms),
}
