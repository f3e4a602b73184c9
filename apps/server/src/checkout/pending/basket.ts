import type { PaymentMethod } from '@vitrine/commerce/payment-methods.ts'
import type { OrderedCart } from '../price-cart.ts'
import type { Answered } from '../read-answers.ts'

/** All that an order is made of, priced and answered; it is kept as JSON until it is paid. */
export interface Basket {
  cart: OrderedCart
  method: PaymentMethod
  answered: Answered
}
