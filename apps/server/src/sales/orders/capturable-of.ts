import { authorisation } from '@vitrine/commerce/order-state.ts'
import type { StoredPayment } from './queries.ts'

/** What a provider holds, and is neither being taken nor let go. */
export function capturableOf(payments: readonly StoredPayment[]): StoredPayment | undefined {
  const held = authorisation(payments)
  const isBeingTaken = payments.some(
    ({ kind, status }) => kind === 'payment' && status === 'pending',
  )
  return held?.status === 'succeeded' && !isBeingTaken ? held : undefined
}
