import { formatPrice } from '@vitrine/commerce/format-price.ts'
import { toDecimal } from '@vitrine/commerce/money.ts'
import type { PaymentStatus } from '@vitrine/commerce/order-state.ts'
import {
  defaultPayments,
  instructionsFor,
  type PaymentMethod,
} from '@vitrine/commerce/payment-methods.ts'
import type { PaymentOffer } from '@vitrine/db/schema/orders.ts'

interface PaidOrder {
  paymentMethod: string
  paymentOffer: PaymentOffer | null
}

/** What the shopper is told, as the order keeps it. */
export function offerFor(
  method: PaymentMethod,
  order: { number: number; total: number; currency: string },
): PaymentOffer {
  const { name, details } = method
  const total = formatPrice(toDecimal(order.total, order.currency), order.currency)
  const instructions = instructionsFor(method, { number: order.number, total })
  return { name, details, instructions }
}

/** What was chosen and said when the order was placed, whatever became of the method since. */
export function paymentOf({ paymentMethod: method, ...order }: PaidOrder, status: PaymentStatus) {
  const { name, instructions } = order.paymentOffer ?? earlierOffer(method)
  return { method, name, status, ...(instructions && { instructions }) }
}

// Orders from before methods could be changed were told what the built-in ones say.
function earlierOffer(method: string): Pick<PaymentOffer, 'name' | 'instructions'> {
  const builtIn = defaultPayments.methods.find(({ id }) => id === method)
  return builtIn ?? { name: method, instructions: '' }
}
