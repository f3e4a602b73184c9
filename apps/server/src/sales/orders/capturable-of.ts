import { authorisation } from '@vitrine/commerce/orders/order-state.ts'
import type { StoredPayment } from './queries.ts'

/** Returns an authorisation that is neither being captured nor voided. */
export function capturableOf(payments: readonly StoredPayment[]): StoredPayment | undefined {
  const authorised = authorisation(payments)
  const isBeingTaken = payments.some(
    ({ kind, status }) => kind === 'payment' && status === 'pending',
  )
  return authorised?.status === 'succeeded' && !isBeingTaken ? authorised : undefined
}
