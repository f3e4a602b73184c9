import type { CancelReason } from '@vitrine/contract/provider/billing.ts'
import type { StoredDispute, StoredDuplicate, StoredRefund } from '@vitrine/db/schema/billing.ts'

export interface SoldPrice {
  planId: string
  planName: string
  period: 'month' | 'year'
  currency: string
  /** Minor units. */
  amount: number
}

export interface ProviderSubscription {
  id: string
  state: 'trial' | 'active' | 'unpaid' | 'ended'
  planId: string | null
  period: 'month' | 'year'
  currency: string
  amount: number
  periodEndsAt: Date
  trialEndsAt: Date | null
  cancelsAt: Date | null
  /** Of the invoice that is not paid. */
  unpaidSince: Date | null
  nextRetryAt: Date | null
}

/** Everything about a customer that the account's standing follows from. */
export interface Books {
  subscription: ProviderSubscription | null
  disputes: StoredDispute[]
  refunds: StoredRefund[]
  /** Of subscriptions beside it that have not ended yet, as after two payments at once. */
  extras: string[]
  /** Extras that were ended and paid back. */
  duplicates: StoredDuplicate[]
}

export interface ProviderInvoice {
  id: string
  number: string | null
  at: Date
  amount: number
  currency: string
  status: 'paid' | 'open' | 'void' | 'uncollectible'
  /** Minor units that were paid back. */
  refunded: number
  isDisputed: boolean
  pdfUrl: string | null
  pageUrl: string | null
}

/** What is on the invoices and pays them; only ever shown. */
export interface Payer {
  card: { brand: string; lastDigits: string; expires: string } | null
  address: string[]
  taxIds: string[]
}

interface ChangePreview {
  dueNow: number
  currency: string
  lines: { text: string; amount: number }[]
}

/** The customer that an event is about, or the charge that it names instead. */
export interface BillingEvent {
  id: string
  type: string
  isLive: boolean
  customer: string | null
  charge: string | null
}

/** Sells subscriptions; amounts are minor units. */
export interface BillingProvider {
  /** The same account always gets the same customer. */
  createCustomer(account: { userId: string; email: string; name: string }): Promise<string>
  /** Starts a payment page, and expires the customer's earlier ones. */
  startCheckout(
    customer: string,
    price: SoldPrice,
    options: { userId: string; trialDays: number; successUrl: string; cancelUrl: string },
  ): Promise<string>
  openPortal(customer: string, returnUrl: string): Promise<string>
  readBooks(customer: string): Promise<Books>
  readPayer(customer: string): Promise<Payer>
  listInvoices(customer: string): Promise<ProviderInvoice[]>
  previewChange(subscription: string, price: SoldPrice): Promise<ChangePreview>
  changePlan(subscription: string, price: SoldPrice): Promise<void>
  cancel(subscription: string, why: { reason: CancelReason; comment: string }): Promise<void>
  reactivate(subscription: string): Promise<void>
  cancelNow(subscription: string): Promise<void>
  /** Pays back all that an extra subscription cost, then ends it. It can be repeated. */
  endExtra(subscription: string, first: string): Promise<void>
  customerOfCharge(charge: string): Promise<string | null>
  /** @throws EventRefused when the signature is wrong or old */
  readEvent(raw: string, headers: Headers, now: Date): Promise<BillingEvent>
}
