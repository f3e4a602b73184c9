import { invalid, newStripeId } from './stripe-model.ts'

const day = 86_400

interface Price {
  id: string
  object: 'price'
  unit_amount: number
  currency: string
  recurring: { interval: string }
  lookup_key: string
  metadata: Record<string, string>
  name: string
}

interface Invoice {
  id: string
  object: 'invoice'
  customer: string
  number: string
  created: number
  total: number
  currency: string
  status: 'paid' | 'open'
  attempt_count: number
  next_payment_attempt: number | null
  invoice_pdf: string
  hosted_invoice_url: string
  lines: { object: 'list'; data: { description: string; amount: number }[] }
}

interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  created: number
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  cancel_at_period_end: boolean
  cancel_at: null
  trial_end: number | null
  cancellation_details: { feedback: string | null; comment: string | null }
  price: Price
  item: string
  periodStart: number
  periodEnd: number
  invoice: Invoice
}

interface Charge {
  id: string
  object: 'charge'
  customer: string
  created: number
  amount: number
  amount_refunded: number
  currency: string
  disputed: boolean
}

interface Dispute {
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

interface Session {
  id: string
  object: 'checkout.session'
  mode: 'subscription'
  customer: string
  price: string
  trialDays: number
  status: 'open' | 'complete'
  url: string
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
}

/** Stripe Billing's books, with a clock that tests advance. */
export class BillingModel {
  now = Math.floor(Date.now() / 1000)
  readonly customers = new Map<string, Customer>()
  readonly prices = new Map<string, Price>()
  readonly sessions = new Map<string, Session>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly invoices = new Map<string, Invoice>()
  readonly charges = new Map<string, Charge>()
  readonly disputes = new Map<string, Dispute>()
  tell: (type: string, object: object) => void

  constructor(tell: (type: string, object: object) => void) {
    this.tell = tell
  }

  createCustomer(email: string, metadata: Record<string, string>): Customer {
    const customer: Customer = {
      id: newStripeId('cus'),
      object: 'customer',
      email,
      metadata,
      cardWorks: true,
    }
    this.customers.set(customer.id, customer)
    return customer
  }

  createPrice(values: Omit<Price, 'id' | 'object'>): Price {
    const price: Price = { id: newStripeId('price'), object: 'price', ...values }
    this.prices.set(price.id, price)
    return price
  }

  /** Completes a checkout, as its page does. */
  complete(id: string): Subscription {
    const session = found(this.sessions, id)
    if (session.status !== 'open') throw invalid('This session is not open any more.')
    session.status = 'complete'
    const subscription = this.start(session.customer, session.price, session.trialDays)
    this.tell('checkout.session.completed', { ...session })
    return subscription
  }

  start(customer: string, priceId: string, trialDays = 0): Subscription {
    const price = found(this.prices, priceId)
    const end = trialDays ? this.now + trialDays * day : this.after(price)
    const subscription: Subscription = {
      id: newStripeId('sub'),
      object: 'subscription',
      customer,
      created: this.now,
      status: trialDays ? 'trialing' : 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      trial_end: trialDays ? end : null,
      cancellation_details: { feedback: null, comment: null },
      price,
      item: newStripeId('si'),
      periodStart: this.now,
      periodEnd: end,
      invoice: this.bill(customer, price.currency, [
        { description: price.name, amount: trialDays ? 0 : price.unit_amount },
      ]),
    }
    this.subscriptions.set(subscription.id, subscription)
    this.tell('customer.subscription.created', viewOfSubscription(subscription))
    return subscription
  }

  /** Lets time pass day by day: renewals, ends of trials, retries of failed payments. */
  advance(days: number): void {
    for (let passed = 0; passed < days; passed += 1) {
      this.now += day
      for (const each of this.subscriptions.values()) {
        this.retry(each)
        this.renew(each)
      }
    }
  }

  update(
    id: string,
    changes: {
      price?: string | null
      cancel?: boolean
      feedback?: string | null
      comment?: string | null
    },
  ): Subscription {
    const subscription = found(this.subscriptions, id)
    if (subscription.status === 'canceled') throw invalid('A canceled subscription cannot change.')
    if (changes.price) {
      const lines = this.proration(subscription, changes.price)
      subscription.price = found(this.prices, changes.price)
      if (subscription.status !== 'trialing') {
        subscription.invoice = this.bill(subscription.customer, subscription.price.currency, lines)
        this.follow(subscription)
      }
    }
    if (changes.cancel !== undefined) subscription.cancel_at_period_end = changes.cancel
    if (changes.feedback)
      subscription.cancellation_details = {
        feedback: changes.feedback,
        comment: changes.comment ?? null,
      }
    this.tell('customer.subscription.updated', viewOfSubscription(subscription))
    return subscription
  }

  proration({ price, periodStart, periodEnd, status }: Subscription, next: string) {
    const to = found(this.prices, next)
    const left = status === 'trialing' ? 0 : (periodEnd - this.now) / (periodEnd - periodStart)
    return [
      {
        description: `Unused time on ${price.name}`,
        amount: -Math.round(price.unit_amount * left),
      },
      { description: `Remaining time on ${to.name}`, amount: Math.round(to.unit_amount * left) },
    ]
  }

  end(id: string): Subscription {
    const subscription = found(this.subscriptions, id)
    subscription.status = 'canceled'
    this.tell('customer.subscription.deleted', viewOfSubscription(subscription))
    return subscription
  }

  /** Pays what is open, as an owner does on the invoice's page. */
  payOpen(customer: string): void {
    const account = found(this.customers, customer)
    account.cardWorks = true
    for (const each of this.subscriptions.values())
      if (each.customer === customer && each.invoice.status === 'open') this.settle(each)
  }

  refund(charge: string): void {
    const refunded = found(this.charges, charge)
    refunded.amount_refunded = refunded.amount
    this.tell('charge.refunded', { ...refunded })
  }

  dispute(charge: string): Dispute {
    const disputed = found(this.charges, charge)
    disputed.disputed = true
    const dispute: Dispute = {
      id: newStripeId('du'),
      object: 'dispute',
      charge,
      payment_intent: null,
      amount: disputed.amount,
      currency: disputed.currency,
      reason: 'fraudulent',
      status: 'needs_response',
      evidence_details: { due_by: this.now + 7 * day },
    }
    this.disputes.set(dispute.id, dispute)
    this.tell('charge.dispute.created', { ...dispute })
    return dispute
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = found(this.disputes, id)
    dispute.status = status
    this.tell('charge.dispute.closed', { ...dispute })
  }

  chargesOf(customer: string): Charge[] {
    return [...this.charges.values()].filter((each) => each.customer === customer)
  }

  private after({ recurring }: Price): number {
    return this.now + (recurring.interval === 'year' ? 365 : 30) * day
  }

  private renew(subscription: Subscription) {
    if (subscription.status === 'canceled' || subscription.periodEnd > this.now) return
    if (subscription.cancel_at_period_end) {
      this.end(subscription.id)
      return
    }
    // As Stripe does, no further period is billed while one is unpaid.
    if (subscription.status === 'past_due' || subscription.status === 'unpaid') return
    subscription.trial_end = null
    subscription.status = 'active'
    subscription.periodStart = this.now
    subscription.periodEnd = this.after(subscription.price)
    subscription.invoice = this.bill(subscription.customer, subscription.price.currency, [
      { description: subscription.price.name, amount: subscription.price.unit_amount },
    ])
    this.follow(subscription)
    this.tell('customer.subscription.updated', viewOfSubscription(subscription))
  }

  private retry(subscription: Subscription) {
    const { invoice } = subscription
    if (!invoice.next_payment_attempt || invoice.next_payment_attempt > this.now) return
    if (found(this.customers, subscription.customer).cardWorks) return this.settle(subscription)
    invoice.attempt_count += 1
    const isLast = invoice.attempt_count >= 4
    invoice.next_payment_attempt = isLast ? null : this.now + 3 * day
    if (isLast) subscription.status = 'unpaid'
    this.tell('invoice.payment_failed', { ...invoice })
    if (isLast) this.tell('customer.subscription.updated', viewOfSubscription(subscription))
  }

  private settle(subscription: Subscription) {
    const { invoice } = subscription
    invoice.status = 'paid'
    invoice.next_payment_attempt = null
    subscription.status = 'active'
    this.charge(invoice)
    this.tell('invoice.paid', { ...invoice })
    this.tell('customer.subscription.updated', viewOfSubscription(subscription))
  }

  private follow(subscription: Subscription) {
    if (subscription.invoice.status === 'open') subscription.status = 'past_due'
  }

  private bill(customer: string, currency: string, data: Invoice['lines']['data']): Invoice {
    const total = data.reduce((sum, { amount }) => sum + amount, 0)
    const isPaid = total <= 0 || found(this.customers, customer).cardWorks
    const id = newStripeId('in')
    const invoice: Invoice = {
      id,
      object: 'invoice',
      customer,
      number: `VIT-${String(this.invoices.size + 1).padStart(4, '0')}`,
      created: this.now,
      total,
      currency,
      status: isPaid ? 'paid' : 'open',
      attempt_count: total > 0 ? 1 : 0,
      next_payment_attempt: isPaid ? null : this.now + 3 * day,
      invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
      hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
      lines: { object: 'list', data },
    }
    this.invoices.set(id, invoice)
    if (isPaid && total > 0) this.charge(invoice)
    this.tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', { ...invoice })
    return invoice
  }

  private charge({ customer, total, currency }: Invoice) {
    const id = newStripeId('ch')
    this.charges.set(id, {
      id,
      object: 'charge',
      customer,
      created: this.now,
      amount: total,
      amount_refunded: 0,
      currency,
      disputed: false,
    })
  }
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

export function found<Thing>(
  things: ReadonlyMap<string, Thing>,
  id: string | null | undefined,
): Thing {
  const thing = things.get(id ?? '')
  if (!thing) throw invalid(`No such thing: '${id}'`, 'resource_missing', 404)
  return thing
}
