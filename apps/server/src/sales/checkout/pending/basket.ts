import type { PaymentMethod } from '@vitrine/commerce/payment-methods.ts'
import type { OrderedCart } from '../../pricing/price-cart.ts'
import type { Kept } from '../../form/read-answers.ts'

/** All that an order is made of, priced and answered; it is kept as JSON until it is paid. */
export interface Basket {
  cart: OrderedCart
  method: PaymentMethod
  answered: Kept
  /** Where it is paid by a payment link: what its owner prepared. */
  draft?: { id: string; number: number; note: string; agreed: string }
}
