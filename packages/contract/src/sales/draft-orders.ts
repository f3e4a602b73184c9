import { maxLines, maxQuantity } from '@vitrine/commerce/cart/cart.ts'
import { z } from 'zod'
import { address } from './address.ts'
import { call } from '../call/call.ts'
import { amounts, lineProblem, offeredRate } from './quote.ts'
import { done, email, id, pageNumber, pageOf, pageSize, price, timestamp } from '../call/values.ts'

const quantity = z.number().int().min(1).max(maxQuantity)
const name = z.string().trim().min(1, 'Give it a name.').max(200)

const lineInput = z.discriminatedUnion('kind', [
  /** Keeps the price from when it was added. */
  z.strictObject({
    kind: z.literal('product'),
    productId: id,
    variationId: id.nullable().default(null),
    quantity,
  }),
  z.strictObject({ kind: z.literal('custom'), name, price, quantity }),
])

const reason = z.string().trim().max(80).default('')

/** Taken off all lines together, at most their total. */
const discount = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('amount'),
    amount: price.gt(0, 'Use an amount above 0.'),
    reason,
  }),
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.number().gt(0, 'Use more than 0 per cent.').max(100),
    reason,
  }),
])

const shipping = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('rate'), rateId: z.string().min(1).max(60) }),
  z.strictObject({ kind: z.literal('custom'), name: name.max(80), price }),
])

const fields = z.strictObject({
  lines: z.array(lineInput).min(1, 'Add something to sell.').max(maxLines),
  email: email.nullable().default(null),
  phone: z.string().trim().max(40).nullable().default(null),
  /** Without an address, taxes are the store's own country's, and the draft cannot be paid. */
  shippingAddress: address.nullable().default(null),
  discount: discount.nullable().default(null),
  shipping: shipping.nullable().default(null),
  /** For owners only; shown in the order's timeline. */
  note: z.string().trim().max(1000).default(''),
})
export type DraftOrderInput = z.input<typeof fields>
export type WrittenDraft = z.output<typeof fields>

const draftLine = z.object({
  kind: z.enum(['product', 'custom']),
  productId: id.nullable(),
  variationId: id.nullable(),
  name: z.string(),
  options: z.record(z.string(), z.string()),
  image: z.string().nullable(),
  sku: z.string(),
  quantity: z.number().int(),
  unitPrice: z.number(),
  /** Unit price × quantity, before the discount. */
  total: z.number(),
  discount: z.number(),
  problem: lineProblem.nullable(),
  /** Remaining stock if it is tracked. */
  available: z.number().int().nullable(),
})

const priced = {
  currency: z.string(),
  lines: z.array(draftLine),
  shippingRates: z.array(offeredRate),
  /** True if the requested rate is not offered, so shipping is not charged. */
  rateMissing: z.boolean(),
  ...amounts,
}

export const pricedDraft = z.object(priced)
export type PricedDraft = z.infer<typeof pricedDraft>

export const draftOrderState = z.enum(['open', 'sent', 'completed'])
export type DraftOrderState = z.infer<typeof draftOrderState>

const draftOrderRow = z.object({
  id,
  /** Drafts are numbered separately; shown with a D. */
  draftNumber: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  state: draftOrderState,
  customer: z.object({ name: z.string(), email: z.string() }),
  total: z.number(),
  currency: z.string(),
  items: z.number().int(),
})
export type DraftOrderRow = z.infer<typeof draftOrderRow>

export const draftOrder = draftOrderRow.extend({
  ...priced,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  shippingAddress: address.nullable(),
  /** The discount as entered; `discounts` has the resulting amounts. */
  reduction: discount.nullable(),
  shippedBy: shipping.nullable(),
  note: z.string(),
  sentAt: timestamp.nullable(),
  /** Null without an email or delivery address, and once paid. */
  paymentLink: z.string().nullable(),
  order: z.object({ id, orderNumber: z.number().int(), orderName: z.string() }).nullable(),
  /** Increases with every save; saving with an older version is refused. */
  version: z.number().int(),
})
export type DraftOrder = z.infer<typeof draftOrder>

const version = z.number().int().min(1)
const saveRefusals = ['not_found', 'invalid_input'] as const
const changeRefusals = [
  'not_found',
  'invalid_input',
  'stale_revision',
  'draft_completed',
  'payment_unavailable',
] as const

export const draftOrdersContract = {
  list: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/draft-orders',
    summary: "The store's draft orders, newest first",
    refusals: ['not_found'],
  })
    .input(
      z.strictObject({
        storeId: id,
        state: draftOrderState.optional(),
        search: z.string().trim().max(200).optional(),
        pageNumber,
        pageSize,
      }),
    )
    .output(pageOf(draftOrderRow)),

  get: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/draft-orders/{id}',
    summary: 'A draft order',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(draftOrder),

  price: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'POST',
    whileSuspended: true,
    path: '/draft-orders/price',
    summary: 'Price a draft order without storing it',
    refusals: saveRefusals,
  })
    .input(
      fields.extend({
        storeId: id,
        draftId: id.optional(),
      }),
    )
    .output(pricedDraft),

  add: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/draft-orders',
    summary: 'Create a draft order; it becomes an order once it is paid',
    successStatus: 201,
    refusals: saveRefusals,
  })
    .input(fields.extend({ storeId: id }))
    .output(draftOrder),

  update: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'PUT',
    path: '/draft-orders/{id}',
    summary: 'Change a draft order; its payment link stays the same',
    refusals: changeRefusals,
  })
    .input(fields.extend({ id, version }))
    .output(draftOrder),

  delete: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'DELETE',
    path: '/draft-orders/{id}',
    summary: 'Delete a draft order; its payment link stops working',
    refusals: ['not_found', 'draft_completed', 'payment_unavailable'],
  })
    .input(z.strictObject({ id }))
    .output(done),

  sendLink: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/draft-orders/{id}/payment-link',
    summary: 'Send the shopper a payment link',
    refusals: [
      'not_found',
      'invalid_input',
      'stale_revision',
      'draft_completed',
      'email_not_confirmed',
      'too_many_attempts',
    ],
  })
    .input(z.strictObject({ id, version, message: z.string().trim().max(1000).default('') }))
    .output(draftOrder),

  markPaid: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/draft-orders/{id}/order',
    summary: 'Turn it into an order that is already paid; its stock is taken',
    successStatus: 201,
    refusals: [...changeRefusals, 'line_unavailable', 'insufficient_stock'],
  })
    .input(z.strictObject({ id, version }))
    .output(draftOrder),
}
