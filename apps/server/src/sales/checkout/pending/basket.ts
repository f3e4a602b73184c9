import type { PaymentMethod } from '@vitrine/commerce/settings/payment-methods.ts'
import type { OrderedCart } from '../../pricing/price-cart.ts'
import type { Kept } from '../../form/read-answers.ts'

export interface Basket {
  cart: OrderedCart
  method: PaymentMethod
  answered: Kept
  draft?: { id: string; number: number; note: string; agreed: string }
}
