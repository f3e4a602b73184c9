import type { VisitSource } from '../../../audience/visits/visit-source.ts'
import type { PaymentMethod } from '@vitrine/commerce/settings/payment-methods.ts'
import type { OrderedCart } from '../../pricing/price-cart.ts'
import type { StoredAnswers } from '../../form/read-answers.ts'

export interface CheckoutContent {
  cart: OrderedCart
  method: PaymentMethod
  answered: StoredAnswers
  source?: VisitSource | undefined
  draft?: { id: string; number: number; note: string; agreed: string }
}
