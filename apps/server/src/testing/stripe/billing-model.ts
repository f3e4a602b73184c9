import {
  found,
  type Price,
  type Session,
  type Subscription,
  viewOfSubscription,
} from './billing-books.ts'
import { BillingMoney, day } from './billing-money.ts'
import { invalid, newStripeId } from './stripe-model.ts'

/** Stripe Billing's books, with a clock that tests advance. */
export class BillingModel extends BillingMoney {
  readonly sessions = new Map<string, Session>()
  readonly subscriptions = new Map<string, Subscription>()

  /** Completes a checkout, as its page does. */
  complete(id: string): Subscription {
    const session = found(this.sessions, id)
    if (session.status !== 'open') throw invalid('This session is not open any more.')
    session.status = 'complete'
    session.url = null
    const subscription = this.start(session.customer, session.price, session.trialDays)
    this.notify('checkout.session.completed', { ...session })
    return subscription
  }

  expire(id: string): Session {
    const session = found(this.sessions, id)
    if (session.status !== 'open') throw invalid('This session is not open any more.')
    session.status = 'expired'
    session.url = null
    this.notify('checkout.session.expired', { ...session })
    return session
  }

  start(customer: string, priceId: string, trialDays = 0): Subscription {
    const price = found(this.prices, priceId)
    const end = trialDays ? this.now + trialDays * day : this.after(price)
    const id = newStripeId('sub')
    const subscription: Subscription = {
      id,
      object: 'subscription',
      customer,
      created: this.now,
      status: trialDays ? 'trialing' : 'active',
      cancel_at_period_end: false,
      cancel_at: null,
      trial_end: trialDays ? end : null,
      cancellation_details: { feedback: null, comment: null },
      metadata: {},
      price,
      item: newStripeId('si'),
      periodStart: this.now,
      periodEnd: end,
      invoice: this.bill({
        customer,
        subscription: id,
        currency: price.currency,
        lines: [{ description: price.name, amount: trialDays ? 0 : price.unit_amount }],
      }),
    }
    this.subscriptions.set(subscription.id, subscription)
    this.notify('customer.subscription.created', viewOfSubscription(subscription))
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
      metadata?: Record<string, string>
    },
  ): Subscription {
    const subscription = found(this.subscriptions, id)
    if (subscription.status === 'canceled') throw invalid('A canceled subscription cannot change.')
    if (changes.price) {
      const lines = this.proration(subscription, changes.price)
      subscription.price = found(this.prices, changes.price)
      if (subscription.status !== 'trialing') {
        subscription.invoice = this.billFor(subscription, lines)
        this.follow(subscription)
      }
    }
    Object.assign(subscription.metadata, changes.metadata)
    if (changes.cancel !== undefined) subscription.cancel_at_period_end = changes.cancel
    if (changes.feedback)
      subscription.cancellation_details = {
        feedback: changes.feedback,
        comment: changes.comment ?? null,
      }
    this.notify('customer.subscription.updated', viewOfSubscription(subscription))
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
    if (subscription.status === 'canceled')
      throw invalid(`No such subscription: '${id}'`, 'resource_missing', 404)
    subscription.status = 'canceled'
    this.notify('customer.subscription.deleted', viewOfSubscription(subscription))
    return subscription
  }

  /** Pays what is open, as an owner does on the invoice's page. */
  payOpen(customer: string): void {
    const account = found(this.customers, customer)
    account.cardWorks = true
    for (const each of this.subscriptions.values())
      if (each.customer === customer && each.invoice.status === 'open') this.settle(each)
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
    subscription.invoice = this.billFor(subscription, [
      { description: subscription.price.name, amount: subscription.price.unit_amount },
    ])
    this.follow(subscription)
    this.notify('customer.subscription.updated', viewOfSubscription(subscription))
  }

  private billFor(
    { id, customer, price: { currency } }: Subscription,
    lines: { description: string; amount: number }[],
  ) {
    return this.bill({ customer, subscription: id, currency, lines })
  }

  private retry(subscription: Subscription) {
    const { invoice } = subscription
    if (!invoice.next_payment_attempt || invoice.next_payment_attempt > this.now) return
    if (found(this.customers, subscription.customer).cardWorks) return this.settle(subscription)
    invoice.attempt_count += 1
    const isLast = invoice.attempt_count >= 4
    invoice.next_payment_attempt = isLast ? null : this.now + 3 * day
    if (isLast) subscription.status = 'unpaid'
    this.notify('invoice.payment_failed', { ...invoice })
    if (isLast) this.notify('customer.subscription.updated', viewOfSubscription(subscription))
  }

  private settle(subscription: Subscription) {
    const { invoice } = subscription
    invoice.status = 'paid'
    invoice.next_payment_attempt = null
    subscription.status = 'active'
    this.charge(invoice)
    this.notify('invoice.paid', { ...invoice })
    this.notify('customer.subscription.updated', viewOfSubscription(subscription))
  }

  private follow(subscription: Subscription) {
    if (subscription.invoice.status === 'open') subscription.status = 'past_due'
  }
}
