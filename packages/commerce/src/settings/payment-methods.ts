import { toStripeAmount } from '../money/stripe-amount.ts'

/** A payment method as its owner configured it. Amounts are minor units. */
export type PaymentMethod = {
  /** `cod` and `bank` exist in every store, `stripe` while it is connected. */
  id: string
  name: string
  details: string
  /** Shown after the order and in its email; see `instructionsFor`. */
  instructions: string
  enabled: boolean
  fee: number
  /** Totals for which it is offered, before its own fee. */
  minTotal: number | null
  maxTotal: number | null
  /** Destination countries; empty allows all. */
  countries: string[]
}

export type PaymentSettings = { methods: PaymentMethod[] }

export type Payable = { total: number; country: string; currency: string }

export const everywhere = { fee: 0, minTotal: null, maxTotal: null, countries: [] }

/** Cash on delivery, so that every new store can sell at once. */
export const defaultPayments: PaymentSettings = {
  methods: [
    {
      id: 'cod',
      name: 'Cash on delivery',
      details: 'You pay in cash when the parcel is handed to you.',
      instructions: 'Please have the amount ready in cash when your order arrives.',
      enabled: true,
      ...everywhere,
    },
    {
      id: 'bank',
      name: 'Bank transfer',
      details: 'You transfer the amount after ordering. Your order is sent once it has arrived.',
      instructions: '',
      enabled: false,
      ...everywhere,
    },
  ],
}

/** Paid on a provider's page before the order exists; available while connected. */
const online: readonly string[] = ['stripe']

export function isOnline(id: string): boolean {
  return online.includes(id)
}

export const cards: PaymentMethod = {
  id: 'stripe',
  name: 'Card',
  details: 'You pay on the secure page of Stripe, and come back here.',
  instructions: '',
  enabled: true,
  ...everywhere,
}

/** Built-in methods can be disabled, never deleted. */
export function isBuiltIn(id: string): boolean {
  return defaultPayments.methods.some((method) => method.id === id)
}

export function offeredMethods(
  { methods }: PaymentSettings,
  { total, country, currency }: Payable,
): PaymentMethod[] {
  return methods.filter(({ id, enabled, minTotal, maxTotal, countries }) => {
    const isWithin = total >= (minTotal ?? 0) && (maxTotal === null || total <= maxTotal)
    if (isOnline(id) && !isChargeable(total, currency)) return false
    return enabled && isWithin && (!countries.length || countries.includes(country))
  })
}

/** Excludes totals of 0 and amounts that cards cannot be charged. */
function isChargeable(total: number, currency: string): boolean {
  return total > 0 && toStripeAmount(total, currency) !== undefined
}

/** Fills the order's number and total into the owner's instructions. */
export function instructionsFor(
  { instructions }: Pick<PaymentMethod, 'instructions'>,
  order: { reference: string; total: string },
): string {
  return instructions
    .replaceAll('{order_number}', () => order.reference)
    .replaceAll('{total}', () => order.total)
}
