import { totals } from '@vitrine/commerce/totals.ts'
import type { OrderedCart } from '../pricing/price-cart.ts'

/** What was agreed on, as it was priced when the draft was saved; it is kept as JSON. */
export interface DraftCart extends OrderedCart {
  taxShipping: boolean
}

/** The same with what the way to pay costs, by the rates that were agreed on. */
export function withFee(cart: DraftCart, paymentFee: number): DraftCart {
  if (!paymentFee) return cart
  const { shipping, taxIncluded, taxShipping } = cart
  const lines = cart.lines.map(({ unitPrice, quantity, discount, taxes: rates }) => ({
    unitPrice,
    quantity,
    discount,
    rates,
  }))
  const { tax, taxes, total } = totals(lines, { shipping, paymentFee, taxIncluded, taxShipping })
  return { ...cart, paymentFee, tax, taxes, total }
}
