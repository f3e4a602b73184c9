import { authorisation } from '@vitrine/commerce/orders/order-state.ts'
import type { StoredPayment } from './queries.ts'

/** Returns an authorisation that is neither being captured nor voided. */
export function capturableOf(payments: readonly StoredPayment[]): StoredPayment | undefined {
  const held = authorisation(payments)
  const isBeingTaken = payments.some(
    ({ kind, status }) => kind === 'payment' && status === 'pending',
  )
  return held?.status === 'succeeded' && !isBeingTaken ? held : undefined
}
