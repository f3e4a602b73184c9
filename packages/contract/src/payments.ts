import { z } from 'zod'
import { call } from './call.ts'
import { country, id, price, revision } from './values.ts'

const text = (max: number) => z.string().trim().max(max)

const method = z.strictObject({
  /** `cod` and `bank` are those of every store; any other is the store's own. */
  id: z.string().regex(/^[\w-]{1,60}$/, 'Use letters, digits, hyphens and underscores.'),
  name: z.string().trim().min(1, 'Give it a name.').max(60),
  /** Shown while the shopper chooses. */
  details: text(500),
  /** Shown once the order is placed, and in its mail; `{order_number}` and `{total}` are filled in. */
  instructions: text(2000),
  enabled: z.boolean(),
  /** What it costs the shopper. */
  fee: price,
  /** For orders from this total on, and up to that one. */
  minTotal: price.nullable(),
  maxTotal: price.nullable(),
  /** Where the order is sent; none means every country. */
  countries: z.array(country).max(260),
})
export type PaymentMethodInput = z.input<typeof method>

/** In the order in which shoppers see them. */
const methods = z.array(method).max(40)

const payments = z.object({ methods, revision: z.number().int() })
export type Payments = z.infer<typeof payments>

export const paymentsContract = {
  get: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/payments',
    summary: 'How shoppers can pay, and how they could',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(payments),

  update: call({
    access: 'owner',
    method: 'PUT',
    path: '/payments',
    summary:
      'Change all of it at once, the order too; what an order was told when it was placed stays. ' +
      '`revision` is that of what was changed',
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(z.strictObject({ storeId: id, methods, revision }))
    .output(payments),
}
