import {
  type Charge,
  type Customer,
  type Dispute,
  found,
  type Invoice,
  type Price,
} from './billing-books.ts'
import { invalid, newStripeId } from './stripe-model.ts'

export const day = 86_400

interface Bill {
  customer: string
  subscription: string
  currency: string
  lines: Invoice['lines']['data']
}

/** Invoices, charges, refunds and disputes of Stripe Billing's books. */
export class BillingMoney {
  now = Math.floor(Date.now() / 1000)
  readonly customers = new Map<string, Customer>()
  readonly prices = new Map<string, Price>()
  readonly invoices = new Map<string, Invoice>()
  readonly charges = new Map<string, Charge>()
  readonly disputes = new Map<string, Dispute>()
  /** Where the pages of invoices are. */
  readonly origin: string
  notify: (type: string, object: object) => void

  constructor(
    notify: (type: string, object: object) => void,
    origin = 'https://invoice.stripe.com',
  ) {
    this.notify = notify
    this.origin = origin
  }

  createCustomer(email: string, metadata: Record<string, string>): Customer {
    const customer: Customer = {
      id: newStripeId('cus'),
      object: 'customer',
      email,
      metadata,
      cardWorks: true,
      address: null,
      card: null,
      taxIds: [],
    }
    this.customers.set(customer.id, customer)
    return customer
  }

  createPrice(values: Omit<Price, 'id' | 'object'>): Price {
    const price: Price = { id: newStripeId('price'), object: 'price', ...values }
    this.prices.set(price.id, price)
    return price
  }

  chargesOf(customer: string): Charge[] {
    return [...this.charges.values()].filter((each) => each.customer === customer)
  }

  invoicesOf(subscription: string): Invoice[] {
    return [...this.invoices.values()].filter(
      ({ parent }) => parent.subscription_details.subscription === subscription,
    )
  }

  refund(charge: string): void {
    const refunded = found(this.charges, charge)
    refunded.amount_refunded = refunded.amount
    this.notify('charge.refunded', { ...refunded })
  }

  /** Refuses as Stripe does what was refunded or disputed. */
  refundPayment(intent: string): Charge {
    const charge = [...this.charges.values()].find((each) => each.payment_intent === intent)
    if (!charge) throw invalid(`No such payment_intent: '${intent}'`, 'resource_missing', 404)
    if (charge.disputed) throw invalid('This charge is disputed.', 'charge_disputed')
    if (charge.amount_refunded === charge.amount)
      throw invalid('This charge has been refunded.', 'charge_already_refunded')
    this.refund(charge.id)
    return charge
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
    this.notify('charge.dispute.created', { ...dispute })
    return dispute
  }

  closeDispute(id: string, status: 'won' | 'lost'): void {
    const dispute = found(this.disputes, id)
    dispute.status = status
    this.notify('charge.dispute.closed', { ...dispute })
  }

  voidInvoice(id: string): Invoice {
    const invoice = found(this.invoices, id)
    if (invoice.status !== 'open') throw invalid('Only open invoices can be voided.')
    invoice.status = 'void'
    invoice.next_payment_attempt = null
    this.notify('invoice.voided', { ...invoice })
    return invoice
  }

  protected bill({ customer, subscription, currency, lines: data }: Bill): Invoice {
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
      invoice_pdf: `${this.origin}/invoice/${id}/pdf`,
      hosted_invoice_url: `${this.origin}/invoice/${id}`,
      lines: { object: 'list', data },
      payments: { object: 'list', data: [] },
      parent: { type: 'subscription_details', subscription_details: { subscription } },
    }
    this.invoices.set(id, invoice)
    if (isPaid && total > 0) this.charge(invoice)
    this.notify(isPaid ? 'invoice.paid' : 'invoice.payment_failed', { ...invoice })
    return invoice
  }

  protected charge({ customer, total, currency, payments }: Invoice) {
    const intent = newStripeId('pi')
    const id = newStripeId('ch')
    payments.data.push({
      object: 'invoice_payment',
      status: 'paid',
      amount_paid: total,
      payment: { type: 'payment_intent', payment_intent: intent },
    })
    this.charges.set(id, {
      id,
      object: 'charge',
      customer,
      payment_intent: intent,
      created: this.now,
      amount: total,
      amount_refunded: 0,
      currency,
      disputed: false,
    })
  }
}
