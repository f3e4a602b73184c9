import { maxLines, maxQuantity } from '@vitrine/commerce/cart.ts'
import { z } from 'zod'
import { call } from './call.ts'
import { checkoutForm, customFieldId, mostCustomFields } from './checkout-settings.ts'
import { country, email, id, timestamp } from './values.ts'

const line = z.strictObject({
  productId: id,
  variationId: id.nullable().default(null),
  quantity: z.number().int().min(1).max(maxQuantity),
})

const text = (max: number) => z.string().trim().min(1).max(max)
const optionalText = (max: number) => z.string().trim().max(max).optional()

export const address = z.strictObject({
  /** Empty where the checkout asks for the last name only. */
  firstName: z.string().trim().max(80).default(''),
  lastName: text(80),
  company: optionalText(120),
  address1: text(200),
  address2: optionalText(200),
  city: text(120),
  region: optionalText(120),
  postcode: optionalText(20),
  country,
  phone: optionalText(40),
})
export type Address = z.infer<typeof address>

const token = z.string().min(20).max(100)

const quoteInput = z.strictObject({
  storeId: id,
  lines: z.array(line).min(1).max(maxLines),
  /** Where it goes. Without a country it is priced for the store's own. */
  country: country.optional(),
  region: optionalText(120),
  postcode: optionalText(20),
  /** The first that is offered, where this one is not. */
  shippingRateId: z.string().max(60).optional(),
  /** The first that is offered, where this one is not. */
  paymentMethod: z.string().min(1).max(60).optional(),
  discountCode: optionalText(60),
  /** That of a payment which this shopper began and did not finish: what is kept for it is theirs. */
  checkoutToken: token.optional(),
})
export type QuoteInput = z.input<typeof quoteInput>

export const lineProblem = z.enum(['unavailable', 'variation_required', 'insufficient_stock'])

export const offeredRate = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  /** Days until it arrives. */
  estimate: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  pickup: z.object({ address: z.string(), hours: z.string(), readyIn: z.string() }).nullable(),
})
export type OfferedRate = z.infer<typeof offeredRate>

const offeredMethod = z.object({
  id: z.string(),
  name: z.string(),
  details: z.string(),
  fee: z.number(),
  /** Whether it is paid at a provider's page before there is an order. */
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

/** Subtotal − discount + shipping + payment fee is the total, and where tax is not included + tax. */
const amounts = {
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
  /** What the way to pay costs. */
  paymentFee: z.number(),
  tax: z.number(),
  taxIncluded: z.boolean(),
  /** The tax by name; the rate is in per cent. */
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
      /** What is left, when the stock is tracked. */
      available: z.number().int().nullable(),
    }),
  ),
  /** Empty where the store does not ship to the address. */
  shippingRates: z.array(offeredRate),
  shippingRateId: z.string().nullable(),
  /** Why there is no rate: no zone holds the address, or no rate of it fits the cart. */
  shippingProblem: z.enum(['not_there', 'nothing_fits']).nullable(),
  /** How it can be paid; empty where nothing fits its total and country. */
  paymentMethods: z.array(offeredMethod),
  paymentMethod: z.string().nullable(),
  ...amounts,
  /** Why the code that was sent does nothing. */
  discountProblem: discountProblem.nullable(),
  /** Names what was priced; an order that carries another one is refused. */
  quoteHash: z.string(),
})
export type Quote = z.infer<typeof quote>

const choice = z.object({ id: z.string(), name: z.string() })

/** What of a quote tells later what has changed since it was shown. */
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
})
export type PaymentState = z.infer<typeof paymentState>

export const shopperOrder = z.object({
  orderNumber: z.number().int(),
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
      'unavailable',
    ],
  })
    .input(
      z.object({
        headers: z.object({ 'idempotency-key': z.string().min(1).max(255) }),
        body: placeOrderInput,
      }),
    )
    .output(
      z.object({
        /** Null until it is paid, where it is paid at a provider's page: only then it is an order. */
        orderNumber: z.number().int().nullable(),
        token: z.string(),
        payment: payment.extend({
          /** The provider's page, on which the shopper pays. */
          redirectUrl: z.string().optional(),
        }),
      }),
    ),

  payment: call({
    access: 'public',
    store: 'host',
    method: 'POST',
    path: '/checkout/payment',
    summary: 'How a payment at a provider stands; the order is completed by it where it is paid',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ token }))
    .output(paymentState),

  order: call({
    access: 'public',
    store: 'host',
    method: 'GET',
    path: '/checkout/order',
    summary: "The shopper's order, by its unguessable token",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ token }))
    .output(shopperOrder),

  config: call({
    access: 'public',
    store: 'storeId',
    method: 'GET',
    path: '/checkout/config',
    summary: 'What the checkout asks for, and how the shopper can pay',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(
      z.object({
        country: z.string(),
        countries: z.array(country),
        /** Of the countries in which shipping or tax differ by region. */
        regions: z.record(z.string(), z.array(z.object({ code: z.string(), name: z.string() }))),
        /** All that are on; which of them an order can be paid with is in its quote. */
        paymentMethods: z.array(offeredMethod),
        /** Whether cards are not charged, because the owner tries out how it works. */
        testMode: z.boolean(),
        /** What the owner made of the checkout. */
        form: checkoutForm,
      }),
    ),
}
