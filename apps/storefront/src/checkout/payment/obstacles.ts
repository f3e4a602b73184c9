import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { quotedLine } from '../../cart/use-quote.ts'
import type { CheckoutConfig } from '../form/checkout-config.ts'

/** What stands in the way of an order, as far as its quote tells. */
export interface Obstacles {
  /** Whether an item cannot be ordered. */
  hasProblem: boolean
  /** What is missing to the smallest order that the shop takes; 0 where nothing is. */
  missingSum: number
  /** Whether a provider's page comes before the order. */
  isPaidOnline: boolean
  /** Whether nothing is in the way. */
  isOrderable: boolean
}

export function obstaclesOf(
  { form: { minimumOrder } }: CheckoutConfig,
  lines: readonly CartLine[],
  quote: Quote | undefined,
): Obstacles {
  const hasProblem = lines.some((line) => quotedLine(quote, line)?.problem)
  const missingSum = quote && minimumOrder !== null ? Math.max(minimumOrder - quote.subtotal, 0) : 0
  const isOffered = !!quote?.paymentMethod && !quote.shippingProblem
  const isPaidOnline = !!quote?.paymentMethods.some(
    ({ id, online }) => online && id === quote.paymentMethod,
  )
  const isOrderable = isOffered && !hasProblem && !missingSum
  return { hasProblem, missingSum, isPaidOnline, isOrderable }
}
