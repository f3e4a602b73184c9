import { z } from 'zod'
import { call } from '../call/call.ts'
import { done, id, listInput, moment, pageOf, price, timestamp } from '../call/values.ts'

export const discountStatuses = ['active', 'scheduled', 'used_up', 'ended', 'off'] as const
const discountStatus = z.enum(discountStatuses)
export type DiscountStatus = z.infer<typeof discountStatus>

const scope = z.strictObject({
  productIds: z.array(id).max(500),
  categoryIds: z.array(id).max(100),
})

const percent = z.number().gt(0, 'Use more than 0 per cent.').max(100)
const pieces = z.number().int().min(1).max(999)

const offer = z.union([
  z.strictObject({
    kind: z.literal('amount'),
    amount: price.gt(0, 'Use an amount above 0.'),
  }),
  z.strictObject({ kind: z.literal('percent'), percent }),
  z.strictObject({ kind: z.literal('free_shipping') }),
  /**
   * For every `buy` pieces in scope, `get` pieces of `of` are reduced; without `of`, of the same
   * scope.
   */
  z.strictObject({
    kind: z.literal('buy_x_get_y'),
    buy: pieces,
    get: pieces,
    percent,
    of: scope,
  }),
])

const limit = z.number().int().min(1).max(1_000_000).nullable()

const fields = z.strictObject({
  /** Shown to shoppers; may be empty if there is a code, which is shown instead. */
  title: z.string().trim().max(80),
  /** Null applies the discount automatically. */
  code: z
    .string()
    .trim()
    .min(2, 'Use at least 2 letters or digits.')
    .max(40)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} _%.-]*$/u, 'Use letters, digits and hyphens.')
    .nullable(),
  offer,
  /** Products and categories in scope; both empty mean everything. */
  scope,
  enabled: z.boolean(),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  /** Compared with the whole cart before any discount. */
  minSubtotal: price.nullable(),
  maxUses: limit,
  /** Customers are identified by email address; only with a code. */
  maxUsesPerCustomer: limit,
})
export type DiscountInput = z.input<typeof fields>

export const discount = fields.extend({
  id,
  uses: z.number().int(),
  status: discountStatus,
  createdAt: timestamp,
})
export type Discount = z.infer<typeof discount>

const changeRefusals = ['not_found', 'invalid_input', 'code_taken'] as const

export const discountsContract = {
  list: call({
    access: 'owner',
    scope: 'discounts:read',
    method: 'GET',
    path: '/discounts',
    summary: "The store's discounts, newest first",
    refusals: ['not_found'],
  })
    .input(listInput.extend({ status: discountStatus.optional() }))
    .output(pageOf(discount)),

  get: call({
    access: 'owner',
    scope: 'discounts:read',
    method: 'GET',
    path: '/discounts/{id}',
    summary: 'A discount',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(discount),

  add: call({
    access: 'owner',
    scope: 'discounts:write',
    method: 'POST',
    path: '/discounts',
    summary: 'Create a discount, with a code or automatic',
    successStatus: 201,
    refusals: changeRefusals,
  })
    .input(fields.extend({ storeId: id }))
    .output(discount),

  update: call({
    access: 'owner',
    scope: 'discounts:write',
    method: 'PUT',
    path: '/discounts/{id}',
    summary: 'Change a discount; orders that used it stay as they are',
    refusals: changeRefusals,
  })
    .input(fields.extend({ id }))
    .output(discount),

  delete: call({
    access: 'owner',
    scope: 'discounts:write',
    method: 'DELETE',
    path: '/discounts/{id}',
    summary: 'Delete a discount; orders that used it stay as they are',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),
}
