import { z } from 'zod'
import { call } from '../call/call.ts'
import { currency, price, timestamp } from '../call/values.ts'
import { periods, planId } from './plans.ts'

/** Reasons for cancelling, as Stripe names them. */
export const cancelReasons = {
  too_expensive: 'It costs too much',
  missing_features: 'Something is missing',
  switched_service: 'I use another service',
  unused: 'I do not use it',
  too_complex: 'It is hard to use',
  low_quality: 'It is not good enough',
  customer_service: 'The support did not help',
  other: 'Another reason',
} as const
export type CancelReason = keyof typeof cancelReasons

const period = z.enum(periods)

export const subscriptionStatus = z.enum(['trial', 'active', 'past_due', 'suspended', 'cancelled'])

const subscription = z.object({
  status: subscriptionStatus,
  planId,
  planName: z.string(),
  period,
  currency,
  /** For each period. */
  amount: price,
  renewsAt: timestamp.nullable(),
  trialEndsAt: timestamp.nullable(),
  /** Set while it is cancelled for the end of the period. */
  cancelsAt: timestamp.nullable(),
  pastDueSince: timestamp.nullable(),
  /** When the shops close unless it is paid. */
  suspendsAt: timestamp.nullable(),
  nextRetryAt: timestamp.nullable(),
})
export type Subscription = z.infer<typeof subscription>

export const dispute = z.object({
  amount: price,
  currency,
  reason: z.string(),
  state: z.enum(['open', 'won', 'lost']),
  answerBy: timestamp.nullable(),
})

export const refund = z.object({ amount: price, currency, at: timestamp })

const overview = z.object({
  plan: z.object({ planId: z.string(), name: z.string() }),
  subscription: subscription.nullable(),
  disputes: z.array(dispute),
  refunds: z.array(refund),
})
export type BillingOverview = z.infer<typeof overview>

const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  at: timestamp,
  amount: z.number(),
  currency,
  status: z.enum(['paid', 'open', 'void', 'uncollectible']),
  /** What was paid back. */
  refunded: price,
  /** By the bank of the card, or it was. */
  isDisputed: z.boolean(),
  pdfUrl: z.string().nullable(),
  pageUrl: z.string().nullable(),
})
export type BillingInvoice = z.infer<typeof invoice>

const payer = z.object({
  card: z.object({ brand: z.string(), lastDigits: z.string(), expires: z.string() }).nullable(),
  /** Lines, with the name. */
  address: z.array(z.string()),
  taxIds: z.array(z.string()),
})

const choice = z.strictObject({ planId, period })

const self = { access: 'self' } as const
const common = ['not_signed_in', 'not_found', 'billing_unavailable'] as const
const redirect = z.object({ url: z.string() })

export const billingContract = {
  overview: call({
    ...self,
    method: 'GET',
    path: '/billing',
    summary: 'The subscription of the signed-in account',
    refusals: common,
  }).output(overview),

  invoices: call({
    ...self,
    method: 'GET',
    path: '/billing/invoices',
    summary: 'The last 100 invoices of the signed-in account, latest first',
    refusals: common,
  }).output(z.array(invoice)),

  payer: call({
    ...self,
    method: 'GET',
    path: '/billing/payer',
    summary: 'The card, the billing address and the tax IDs, as the payment provider has them',
    refusals: common,
  }).output(payer),

  refresh: call({
    ...self,
    method: 'POST',
    path: '/billing/refresh',
    summary: 'Read the subscription again at the payment provider, as after a payment',
    refusals: common,
  }).output(overview),

  subscribe: call({
    ...self,
    stepUp: true,
    method: 'POST',
    path: '/billing/subscribe',
    summary: 'The address at which to pay for a plan',
    refusals: [...common, 'plan_not_sold', 'plan_excess', 'already_subscribed'],
  })
    .input(choice.extend({ currency }))
    .output(redirect),

  portal: call({
    ...self,
    stepUp: true,
    method: 'POST',
    path: '/billing/portal',
    summary: 'The address at which to change the card, the billing address and the tax ID',
    refusals: [...common, 'no_subscription'],
  }).output(redirect),

  preview: call({
    ...self,
    method: 'GET',
    path: '/billing/preview',
    summary: 'What changing the plan costs now, and what has to change first',
    refusals: [...common, 'plan_not_sold', 'no_subscription'],
  })
    .input(choice)
    .output(
      z.object({
        /** Negative is credited to the next invoices. */
        dueNow: z.number(),
        currency,
        lines: z.array(z.object({ text: z.string(), amount: z.number() })),
        excess: z.array(z.string()),
      }),
    ),

  changePlan: call({
    ...self,
    stepUp: true,
    method: 'PUT',
    path: '/billing/plan',
    summary: 'Change the plan at once; what is left of the paid period is credited',
    refusals: [...common, 'plan_not_sold', 'plan_excess', 'no_subscription'],
  })
    .input(choice)
    .output(overview),

  cancel: call({
    ...self,
    stepUp: true,
    method: 'POST',
    path: '/billing/cancel',
    summary: 'Cancel for the end of the paid period',
    refusals: [...common, 'no_subscription'],
  })
    .input(
      z.strictObject({
        reason: z.enum(Object.keys(cancelReasons) as [CancelReason, ...CancelReason[]]),
        comment: z.string().trim().max(500).default(''),
      }),
    )
    .output(overview),

  reactivate: call({
    ...self,
    stepUp: true,
    method: 'POST',
    path: '/billing/reactivate',
    summary: 'Take a cancellation back before the period ends',
    refusals: [...common, 'no_subscription'],
  }).output(overview),
}
