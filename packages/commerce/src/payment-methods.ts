import { toStripeAmount } from './stripe-amount.ts'

/** A way to pay as its owner has it. Amounts are minor units. */
export type PaymentMethod = {
  /** `cod` and `bank` are there in every store, `stripe` while it is connected. */
  id: string
  name: string
  /** Shown while choosing. */
  details: string
  /** Shown once the order is placed, and in its mail; see `instructionsFor`. */
  instructions: string
  enabled: boolean
  /** What it costs the shopper, in the total as a line of its own. */
  fee: number
  /** The totals for which it is offered, without its own fee. */
  minTotal: number | null
  maxTotal: number | null
  /** Where the order may go; none means everywhere. */
  countries: string[]
}

/** In the order in which shoppers see them. */
export type PaymentSettings = { methods: PaymentMethod[] }

export type Payable = { total: number; country: string; currency: string }

/** Without a fee, for every total and country. */
export const everywhere = { fee: 0, minTotal: null, maxTotal: null, countries: [] }

/** Every store can be paid in cash until its owner says otherwise, so it sells at once. */
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

/** Paid at a provider's page before there is an order; each is there while it is connected. */
const online: readonly string[] = ['stripe']

export function isOnline(id: string): boolean {
  return online.includes(id)
}

/** How cards are first offered, once they can be taken. */
export const cards: PaymentMethod = {
  id: 'stripe',
  name: 'Card',
  details: 'You pay on the secure page of Stripe, and come back here.',
  instructions: '',
  enabled: true,
  ...everywhere,
}

/** What is there in every store, and can be switched off but not deleted. */
export function isBuiltIn(id: string): boolean {
  return defaultPayments.methods.some((method) => method.id === id)
}

/** How an order can be paid, the owner's first choice first. */
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

/** Nothing cannot be paid online, nor what cards are not charged with. */
function isChargeable(total: number, currency: string): boolean {
  return total > 0 && toStripeAmount(total, currency) !== undefined
}

/** The instructions of one order: its number and total where the owner wants them. */
export function instructionsFor(
  { instructions }: Pick<PaymentMethod, 'instructions'>,
  order: { reference: string; total: string },
): string {
  return instructions
    .replaceAll('{order_number}', () => order.reference)
    .replaceAll('{total}', () => order.total)
}
