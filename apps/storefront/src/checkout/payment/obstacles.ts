import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import { quotedLine } from '../../cart/use-quote.ts'
import type { CheckoutConfig } from '../form/checkout-config.ts'

export interface Obstacles {
  hasProblem: boolean
  /** Missing amount to the minimum order; 0 for none. */
  missingSum: number
  isPaidOnline: boolean
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
