/** A way to pay as its owner has it. Amounts are minor units. */
export type PaymentMethod = {
  /** `cod` and `bank` are there in every store; any other is the owner's own. */
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

export type Payable = { total: number; country: string }

const everywhere = { fee: 0, minTotal: null, maxTotal: null, countries: [] }

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

/** What is there in every store, and can be switched off but not deleted. */
export function isBuiltIn(id: string): boolean {
  return defaultPayments.methods.some((method) => method.id === id)
}

/** How an order can be paid, the owner's first choice first. */
export function offeredMethods(
  { methods }: PaymentSettings,
  { total, country }: Payable,
): PaymentMethod[] {
  return methods.filter(({ enabled, minTotal, maxTotal, countries }) => {
    const isWithin = total >= (minTotal ?? 0) && (maxTotal === null || total <= maxTotal)
    return enabled && isWithin && (!countries.length || countries.includes(country))
  })
}

/** The instructions of one order: its number and total where the owner wants them. */
export function instructionsFor(
  { instructions }: Pick<PaymentMethod, 'instructions'>,
  order: { number: number; total: string },
): string {
  return instructions
    .replaceAll('{order_number}', () => String(order.number))
    .replaceAll('{total}', () => order.total)
}
