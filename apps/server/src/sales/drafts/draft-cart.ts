import { totals } from '@vitrine/commerce/pricing/totals.ts'
import type { OrderedCart } from '../pricing/price-cart.ts'

/** Lines and amounts as agreed when the draft was saved; stored as JSON. */
export interface DraftCart extends OrderedCart {
  taxShipping: boolean
}

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
