import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { type NumberedOrder, orderReference } from '@vitrine/commerce/orders/order-name.ts'
import type { PaymentStatus } from '@vitrine/commerce/orders/order-state.ts'
import { defaultPayments, instructionsFor } from '@vitrine/commerce/settings/payment-methods.ts'
import type { PaymentOffer } from '@vitrine/db/schema/orders.ts'

export interface PaidOrder extends NumberedOrder {
  currency: string
  total: number
  paymentMethod: string
  paymentOffer: PaymentOffer | null
}

export function paymentOf(order: PaidOrder, status: PaymentStatus) {
  const { total, currency, paymentMethod: method } = order
  const { name, ...offer } = order.paymentOffer ?? earlierOffer(method)
  const price = formatPrice(toDecimal(total, currency), currency)
  const instructions = instructionsFor(offer, {
    reference: orderReference(order),
    total: price,
  })
  return { method, name, status, ...(instructions && { instructions }) }
}

// Orders from before configurable methods used the built-in texts.
function earlierOffer(method: string): Pick<PaymentOffer, 'name' | 'instructions'> {
  const builtIn = defaultPayments.methods.find(({ id }) => id === method)
  return builtIn ?? { name: method, instructions: '' }
}
