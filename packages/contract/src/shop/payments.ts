import { z } from 'zod'
import { call } from '../call/call.ts'
import { country, id, price, revision, timestamp } from '../call/values.ts'

const text = (max: number) => z.string().trim().max(max)

const method = z.strictObject({
  /** `cod` and `bank` exist in every store; other ids are the store's own. */
  id: z.string().regex(/^[\w-]{1,60}$/, 'Use letters, digits, hyphens and underscores.'),
  name: z.string().trim().min(1, 'Give it a name.').max(60),
  details: text(500),
  /** Shown after the order and in its email; `{order_number}` and `{total}` are replaced. */
  instructions: text(2000),
  enabled: z.boolean(),
  fee: price,
  /** Inclusive limits of the order total. */
  minTotal: price.nullable(),
  maxTotal: price.nullable(),
  /** Destination countries; empty allows all. */
  countries: z.array(country).max(260),
})
export type PaymentMethodInput = z.input<typeof method>

const methods = z.array(method).max(40)

const payments = z.object({ methods, revision: z.number().int() })
export type Payments = z.infer<typeof payments>

const secret = (pattern: RegExp, message: string) =>
  z.string().trim().max(300).regex(pattern, message)

const stripe = z.object({
  connected: z.boolean(),
  account: z.string().nullable(),
  mode: z.enum(['test', 'live']).nullable(),
  capture: z.enum(['automatic', 'manual']),
  /** The last four characters; the key is never returned. */
  keyEnd: z.string().nullable(),
  webhookEnd: z.string().nullable(),
  webhookUrl: z.string(),
  webhookEvents: z.array(z.string()),
  connectedAt: timestamp.nullable(),
  eventAt: timestamp.nullable(),
  /** Why the latest rejected event was not accepted. */
  eventProblem: z.string().nullable(),
  eventProblemAt: timestamp.nullable(),
})
export type StripeConnection = z.infer<typeof stripe>

export const paymentsContract = {
  stripe: call({
    access: 'owner',
    right: 'payments:read',
    method: 'GET',
    path: '/payments/stripe',
    summary: 'Whether Stripe is connected, and its state; no key is ever shown',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(stripe),

  connectStripe: call({
    access: 'owner',
    right: 'payments:write',
    stepUp: true,
    method: 'PUT',
    path: '/payments/stripe',
    summary: 'Connect Stripe, once Stripe has accepted the key; what is left out stays as it is',
    refusals: ['not_found', 'invalid_input', 'keys_refused', 'provider_unavailable'],
  })
    .input(
      z.strictObject({
        storeId: id,
        secretKey: secret(
          /^(?:sk|rk)_(?:test|live)_\w{8,}$/,
          'A secret key begins with sk_test_, sk_live_, rk_test_ or rk_live_.',
        ).optional(),
        webhookSecret: secret(
          /^whsec_\w{8,}$/,
          'The signing secret begins with whsec_.',
        ).optional(),
        capture: z.enum(['automatic', 'manual']).optional(),
      }),
    )
    .output(stripe),

  disconnectStripe: call({
    access: 'owner',
    right: 'payments:write',
    stepUp: true,
    method: 'DELETE',
    path: '/payments/stripe',
    summary: 'Disconnect Stripe and delete its keys',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(stripe),

  get: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/payments',
    summary: 'The payment methods that are on, and those that could be',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(payments),

  update: call({
    access: 'owner',
    right: 'payments:write',
    method: 'PUT',
    path: '/payments',
    summary:
      'Change all of it at once, the order too; placed orders keep what they were placed with. ' +
      '`revision` is that of what was changed',
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(z.strictObject({ storeId: id, methods, revision }))
    .output(payments),
}
