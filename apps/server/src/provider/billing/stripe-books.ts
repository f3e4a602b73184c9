import { fromStripeAmount } from '@vitrine/commerce/money/stripe-amount.ts'
import type { StoredDispute, StoredRefund } from '@vitrine/db/schema/billing.ts'
import type Stripe from 'stripe'
import { disputeFound } from '../../sales/providers/stripe/stripe-books.ts'
import type { ProviderInvoice, ProviderSubscription } from './billing-provider.ts'

const states: Partial<Record<string, ProviderSubscription['state']>> = {
  trialing: 'trial',
  active: 'active',
  past_due: 'unpaid',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'ended',
}

/** Takes the newest subscription that has not ended, else the newest that was ever paid for. */
export function currentSubscription(
  all: readonly Stripe.Subscription[],
): ProviderSubscription | null {
  const known = all
    .filter(({ status }) => states[status])
    .toSorted((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1))
  const chosen = known.find(({ status }) => states[status] !== 'ended') ?? known[0]
  return chosen ? subscriptionOf(chosen) : null
}

function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const { id, status, latest_invoice: latest, trial_end: trialEnd } = subscription
  const item = subscription.items.data[0]!
  const { price } = item
  const currency = price.currency.toUpperCase()
  const invoice = typeof latest === 'object' ? latest : null
  const isUnpaid = states[status] === 'unpaid'
  const cancelsAt = subscription.cancel_at_period_end
    ? item.current_period_end
    : subscription.cancel_at
  return {
    id,
    state: states[status]!,
    planId: price.metadata['plan'] ?? null,
    period: price.recurring?.interval === 'year' ? 'year' : 'month',
    currency,
    amount: fromStripeAmount(price.unit_amount ?? 0, currency) ?? 0,
    periodEndsAt: dateOf(item.current_period_end),
    trialEndsAt: status === 'trialing' && trialEnd !== null ? dateOf(trialEnd) : null,
    cancelsAt: states[status] !== 'ended' && cancelsAt !== null ? dateOf(cancelsAt) : null,
    unpaidSince: isUnpaid ? dateOf(invoice?.created ?? item.current_period_start) : null,
    nextRetryAt:
      isUnpaid && invoice?.next_payment_attempt ? dateOf(invoice.next_payment_attempt) : null,
  }
}

export function storedDispute(dispute: Stripe.Dispute): StoredDispute {
  const { amount, currency, reason, state, answerBy } = disputeFound(dispute)
  return { amount: amount ?? 0, currency, reason, state, answerBy: answerBy?.toISOString() ?? null }
}

export function storedRefund(charge: Stripe.Charge): StoredRefund {
  const currency = charge.currency.toUpperCase()
  return {
    amount: fromStripeAmount(charge.amount_refunded, currency) ?? 0,
    currency,
    at: dateOf(charge.created).toISOString(),
  }
}

export function invoiceOf(invoice: Stripe.Invoice): ProviderInvoice[] {
  const { id, status, number, total } = invoice
  if (!status || status === 'draft') return []
  const currency = invoice.currency.toUpperCase()
  return [
    {
      id,
      number,
      at: dateOf(invoice.created),
      amount: fromStripeAmount(total, currency) ?? 0,
      currency,
      status: status as ProviderInvoice['status'],
      pdfUrl: invoice.invoice_pdf ?? null,
      pageUrl: invoice.hosted_invoice_url ?? null,
    },
  ]
}

const dateOf = (seconds: number) => new Date(seconds * 1000)
