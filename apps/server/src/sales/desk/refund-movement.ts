import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { invalidInput } from '../../platform/refusal.ts'
import { retryNow } from '../orders/retry-now.ts'
import type { StoredPayment } from '../orders/queries.ts'

/**
 * Returns the provider's payment to refund; undefined if no provider holds money, for a refund by
 * hand.
 */
export function refundMovement(
  payments: readonly StoredPayment[],
  amount: number,
  currency: string,
) {
  const received = payments
    .filter(
      ({ kind, status, provider }) => kind === 'payment' && status === 'succeeded' && provider,
    )
    .map((payment) => ({ payment, left: leftOf(payment, payments) }))
  const refundable = Math.max(0, ...received.map(({ left }) => left))
  if (refundable === 0) return undefined
  const from = received.find(({ left }) => left >= amount)
  if (!from) {
    const text = formatPrice(toDecimal(refundable, currency), currency)
    throw invalidInput('amount', `At most ${text} can go back to the card at once.`)
  }
  const { id: ofPayment, provider } = from.payment
  return { provider, ofPayment, ...retryNow }
}

function leftOf({ id, amount }: StoredPayment, payments: readonly StoredPayment[]): number {
  const back = payments.filter(
    ({ kind, ofPayment, status }) => kind === 'refund' && ofPayment === id && status !== 'failed',
  )
  return back.reduce((left, refund) => left - refund.amount, amount)
}
