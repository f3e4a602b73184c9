import { z } from 'zod'
import { address, addressFormat, optionalText } from './address.ts'
import { call } from './call.ts'
import { checkoutForm, customFieldId, mostCustomFields } from './checkout-settings.ts'
import { amounts, offeredMethod, offeredRate, orderToken, quote, quoteInput } from './quote.ts'
import { country, email, id, timestamp } from './values.ts'

const placeOrderInput = quoteInput.extend({
  contact: z.strictObject({ email, phone: optionalText(40) }),
  shippingAddress: address,
  billingAddress: address.optional(),
  paymentMethod: z.string().min(1).max(60),
  note: optionalText(1000),
  taxId: optionalText(40),
  /** To the store's own fields, by their ids; a ticked box says `Yes`. */
  answers: z
    .record(customFieldId, z.string().max(500))
    .refine((given) => Object.keys(given).length <= 2 * mostCustomFields, 'Too many answers.')
    .optional(),
  /** Whether news may be sent; asked again by mail. */
  marketing: z.boolean().optional(),
  /** Whether the store's policies are agreed to. */
  terms: z.boolean().optional(),
  /** Of what was kept to remind this shopper, which the order ends. */
  reminderToken: orderToken.optional(),
  quoteHash: z.string().min(1).max(128),
})
export type PlaceOrderInput = z.input<typeof placeOrderInput>

/** What was answered to a field of the owner's own. */
export const orderAnswer = z.object({ label: z.string(), value: z.string() })

const payment = z.object({
  method: z.string(),
  name: z.string(),
  status: z.string(),
  instructions: z.string().optional(),
})

/** How a payment at a provider's page stands. */
const paymentState = z.object({
  /** `open` can still be paid, `waiting` is being looked at by the provider, `closed` has run out. */
  state: z.enum(['open', 'waiting', 'completed', 'closed']),
  /** Where it can be paid. */
  redirectUrl: z.string().nullable(),
  /** Whether it is paid by a payment link, from which it can be begun anew. */
  byLink: z.boolean(),
})
export type PaymentState = z.infer<typeof paymentState>

export const shopperOrder = z.object({
  orderNumber: z.number().int(),
  /** What people call it, with the shop's prefix if it had one: `EU-1001`, else `#1001`. */
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
  /** How it is sent; null for an order from before there was a choice. */
  shippingRate: offeredRate.nullable(),
  ...amounts,
  payment,
  answers: z.array(orderAnswer),
  /** The owner's words, filled in; plain text. */
  thanks: z.object({ heading: z.string(), text: z.string() }),
})
export type ShopperOrder = z.infer<typeof shopperOrder>

/** What is answered to whoever orders. */
export const placedOrder = z.object({
  /** Null until it is paid, where it is paid at a provider's page: only then it is an order. */
  orderNumber: z.number().int().nullable(),
  /** What people call it, null as long as its number is. */
  orderName: z.string().nullable(),
  token: z.string(),
  payment: payment.extend({
    /** The provider's page, on which the shopper pays. */
    redirectUrl: z.string().optional(),
  }),
})

/** What is so of every product of the shop, as its settings are. */
export const saleTerms = z.object({
  /** Whether a reduction names the lowest price of the thirty days before it. */
  namesLowestPrice: z.boolean(),
  /** Null where the shop has no tax for its own country. */
  tax: z.enum(['included', 'added']).nullable(),
  /** To the shop's own country, the cheapest way; null where it sends nothing there. */
  shipping: z
    .object({
      /** Its name as it stands in a sentence: "the Netherlands". */
      country: z.string(),
      from: z.number(),
      /** The subtotal from which it costs nothing. */
      freeFrom: z.number().nullable(),
      estimate: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
    })
    .nullable(),
  /** What the shop says of returns, where it says anything. */
  returns: z.object({ label: z.string(), href: z.string() }).nullable(),
})
export type SaleTerms = z.infer<typeof saleTerms>

export const checkoutContract = {
  quote: call({
    access: 'public',
    store: 'storeId',
    method: 'POST',
    path: '/checkout/quote',
    summary: 'Price a cart; what cannot be bought says why on its line',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(quoteInput)
    .output(quote),

  placeOrder: call({
    access: 'public',
    store: 'storeId',
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
    summary: 'How a payment at a provider stands; the order is completed by it where it is paid',
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
    summary: 'What the checkout asks for, and how the shopper can pay',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id, country: country.optional() }))
    .output(
      z.object({
        country: z.string(),
        countries: z.array(country),
        /** How addresses are written in the country that was asked for, or else in that one. */
        addressFormat,
        /** All that are on; which of them an order can be paid with is in its quote. */
        paymentMethods: z.array(offeredMethod),
        /** Whether cards are not charged, because the owner tries out how it works. */
        testMode: z.boolean(),
        /** Whether it takes no orders at the moment. */
        paused: z.boolean(),
        /** What the owner made of the checkout. */
        form: checkoutForm,
        /** Why shoppers may be reminded of a checkout that they leave; null where they are not. */
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
