import type { subscriptions } from '@vitrine/db/schema/billing.ts'
import type { Books } from './billing-provider.ts'

const day = 86_400_000

/** Time for which shops stay open while a payment is missing. */
export const graceMs = 14 * day

export type Standing = Pick<
  typeof subscriptions.$inferSelect,
  | 'subscriptionId'
  | 'status'
  | 'planId'
  | 'period'
  | 'currency'
  | 'amount'
  | 'renewsAt'
  | 'trialEndsAt'
  | 'cancelsAt'
  | 'pastDueSince'
  | 'nextRetryAt'
  | 'disputes'
  | 'refunds'
  | 'duplicates'
>

/** Derives an account's standing from the books and the time alone, not from events. */
export function standingOf(
  { subscription, disputes, refunds, duplicates }: Books,
  now: Date,
): Standing {
  const base = { disputes, refunds, duplicates }
  if (!subscription)
    return {
      ...base,
      subscriptionId: null,
      status: 'none',
      planId: null,
      period: null,
      currency: null,
      amount: null,
      renewsAt: null,
      trialEndsAt: null,
      cancelsAt: null,
      pastDueSince: null,
      nextRetryAt: null,
    }
  const { id, state, planId, period, currency, amount, unpaidSince } = subscription
  const isOver =
    unpaidSince !== null && now.getTime() - unpaidSince.getTime() >= graceMs
      ? 'suspended'
      : 'past_due'
  const status = state === 'ended' ? 'cancelled' : state === 'unpaid' ? isOver : state
  return {
    ...base,
    subscriptionId: id,
    status,
    planId,
    period,
    currency,
    amount,
    renewsAt: status === 'cancelled' || subscription.cancelsAt ? null : subscription.periodEndsAt,
    trialEndsAt: subscription.trialEndsAt,
    cancelsAt: subscription.cancelsAt,
    pastDueSince: unpaidSince,
    nextRetryAt: subscription.nextRetryAt,
  }
}

/** True while the account has the plan that it subscribed to. */
export function hasItsPlan({ status }: Pick<Standing, 'status'>): boolean {
  return status !== 'none' && status !== 'cancelled'
}
