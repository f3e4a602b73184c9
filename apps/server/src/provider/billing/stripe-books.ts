import { fromStripeAmount } from '@vitrine/commerce/money/stripe-amount.ts'
import { countryName } from '@vitrine/commerce/places/country-name.ts'
import type { StoredDispute, StoredDuplicate, StoredRefund } from '@vitrine/db/schema/billing.ts'
import type Stripe from 'stripe'
import { disputeFound, idOf } from '../../sales/providers/stripe/stripe-books.ts'
import type { Books, Payer, ProviderInvoice, ProviderSubscription } from './billing-provider.ts'

const states: Partial<Record<string, ProviderSubscription['state']>> = {
  trialing: 'trial',
  active: 'active',
  past_due: 'unpaid',
  unpaid: 'unpaid',
  paused: 'unpaid',
  canceled: 'ended',
}

/** In the metadata of an extra subscription: the one that stayed, and what was paid back. */
export const duplicateOf = 'duplicate_of'
export const paidBack = 'paid_back'

/**
 * Takes the oldest subscription to a plan that has not ended, so that a second one never replaces
 * it, else the newest that was ever paid for. All others that have not ended are extras. What the
 * provider sold beside its plans, by hand at Stripe, is left alone.
 */
export function subscriptionsOf(
  all: readonly Stripe.Subscription[],
): Pick<Books, 'subscription' | 'extras' | 'duplicates'> {
  const known = all
    .filter((each) => states[each.status] && planOf(each) !== null)
    .toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1))
  const [first, ...others] = known.filter(({ status }) => states[status] !== 'ended')
  const chosen = first ?? known.findLast((each) => !isDuplicate(each))
  return {
    subscription: chosen ? subscriptionOf(chosen) : null,
    extras: others.map(({ id }) => id),
    duplicates: known.filter(isDuplicate).map(storedDuplicate),
  }
}

function isDuplicate({ status, metadata }: Stripe.Subscription): boolean {
  return states[status] === 'ended' && metadata[duplicateOf] !== undefined
}

const planOf = ({ items }: Stripe.Subscription) => items.data[0]?.price.metadata['plan'] ?? null

function storedDuplicate(subscription: Stripe.Subscription): StoredDuplicate {
  const currency = subscription.items.data[0]!.price.currency.toUpperCase()
  return {
    id: subscription.id,
    planId: planOf(subscription),
    amount: fromStripeAmount(Number(subscription.metadata[paidBack] ?? 0), currency) ?? 0,
    currency,
  }
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
    planId: planOf(subscription),
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

/** @param charges of the customer, which say what was paid back or is disputed */
export function invoiceOf(
  invoice: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
): ProviderInvoice[] {
  const { id, status, number, total } = invoice
  if (!status || status === 'draft') return []
  const currency = invoice.currency.toUpperCase()
  const intents = paymentsOf(invoice).map(({ intent }) => intent)
  const own = charges.filter((charge) => intents.includes(idOf(charge.payment_intent) ?? ''))
  const refunded = own.reduce((sum, charge) => sum + charge.amount_refunded, 0)
  return [
    {
      id,
      number,
      at: dateOf(invoice.created),
      amount: fromStripeAmount(total, currency) ?? 0,
      currency,
      status: status as ProviderInvoice['status'],
      refunded: fromStripeAmount(refunded, currency) ?? 0,
      isDisputed: own.some(({ disputed }) => disputed),
      pdfUrl: invoice.invoice_pdf ?? null,
      pageUrl: invoice.hosted_invoice_url ?? null,
    },
  ]
}

/** @returns the payments of an invoice that was read with them, in Stripe's units */
export function paymentsOf({ payments }: Stripe.Invoice): { intent: string; amount: number }[] {
  return (payments?.data ?? []).flatMap(({ payment, amount_paid: amount }) => {
    const intent = idOf(payment.payment_intent ?? null)
    return intent === null ? [] : [{ intent, amount: amount ?? 0 }]
  })
}

export function payerOf(customer: Stripe.Customer, own: Stripe.Subscription | undefined): Payer {
  const methods = [own?.default_payment_method, customer.invoice_settings.default_payment_method]
  const card = methods.flatMap((each) => (typeof each === 'object' && each?.card) || [])[0]
  const { line1, line2, postal_code, city, country } = customer.address ?? {}
  const lines = [
    customer.name,
    line1,
    line2,
    [postal_code, city].filter(Boolean).join(' '),
    country && countryName(country),
  ]
  return {
    card: card
      ? {
          brand: card.brand,
          lastDigits: card.last4,
          expires: `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}`,
        }
      : null,
    address: customer.address ? lines.filter((line): line is string => Boolean(line)) : [],
    taxIds: (customer.tax_ids?.data ?? []).map(({ value }) => value),
  }
}

const dateOf = (seconds: number) => new Date(seconds * 1000)
