import { invalid } from './stripe-model.ts'

export interface Price {
  id: string
  object: 'price'
  unit_amount: number
  currency: string
  recurring: { interval: string }
  lookup_key: string
  metadata: Record<string, string>
  name: string
}

interface InvoicePayment {
  object: 'invoice_payment'
  status: 'paid'
  amount_paid: number
  payment: { type: 'payment_intent'; payment_intent: string }
}

export interface Invoice {
  id: string
  object: 'invoice'
  customer: string
  number: string
  created: number
  total: number
  currency: string
  status: 'paid' | 'open' | 'void'
  attempt_count: number
  next_payment_attempt: number | null
  invoice_pdf: string
  hosted_invoice_url: string
  lines: { object: 'list'; data: { description: string; amount: number }[] }
  payments: { object: 'list'; data: InvoicePayment[] }
  parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string }
  }
}

export interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  created: number
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  cancel_at_period_end: boolean
  cancel_at: null
  trial_end: number | null
  cancellation_details: { feedback: string | null; comment: string | null }
  metadata: Record<string, string>
  price: Price
  item: string
  periodStart: number
  periodEnd: number
  invoice: Invoice
}

export interface Charge {
  id: string
  object: 'charge'
  customer: string
  payment_intent: string
  created: number
  amount: number
  amount_refunded: number
  currency: string
  disputed: boolean
}

export interface Dispute {
  id: string
  object: 'dispute'
  charge: string
  payment_intent: null
  amount: number
  currency: string
  reason: string
  status: 'needs_response' | 'won' | 'lost'
  evidence_details: { due_by: number }
}

export interface Session {
  id: string
  object: 'checkout.session'
  mode: 'subscription'
  customer: string
  price: string
  trialDays: number
  created: number
  status: 'open' | 'complete' | 'expired'
  url: string | null
  success_url: string
  cancel_url: string
}

export interface Customer {
  id: string
  object: 'customer'
  email: string
  metadata: Record<string, string>
  /** False declines every charge. */
  cardWorks: boolean
  address: { line1: string; postal_code: string; city: string; country: string } | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number } | null
  taxIds: { type: string; value: string }[]
}

export function viewOfSubscription(subscription: Subscription): object {
  const { price, item, periodStart, periodEnd, invoice, ...shown } = subscription
  return {
    ...shown,
    latest_invoice: { ...invoice },
    items: {
      object: 'list',
      data: [{ id: item, price, current_period_start: periodStart, current_period_end: periodEnd }],
    },
  }
}

export function cardOf({ card }: Customer): object | null {
  return card && { object: 'payment_method', type: 'card', card }
}

/** As Stripe answers with `tax_ids` expanded. */
export function viewOfCustomer({ id, object, email, address, taxIds }: Customer): object {
  return {
    id,
    object,
    email,
    address,
    name: 'Mei Lin',
    // Checkout makes the card the default of the subscription, not of the customer.
    invoice_settings: { default_payment_method: null },
    tax_ids: { object: 'list', has_more: false, data: taxIds },
  }
}

export function found<Thing>(
  things: ReadonlyMap<string, Thing>,
  id: string | null | undefined,
): Thing {
  const thing = things.get(id ?? '')
  if (!thing) throw invalid(`No such thing: '${id}'`, 'resource_missing', 404)
  return thing
}
