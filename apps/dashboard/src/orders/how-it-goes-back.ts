import type { Order } from '@vitrine/contract/order.ts'

/** Who moves the money of a refund. */
export function howItGoesBack({ payments }: Order): string {
  const isByProvider = payments.some(
    ({ kind, provider, status }) => kind === 'payment' && provider && status === 'succeeded',
  )
  return isByProvider
    ? 'Stripe gives the money back to the card. It takes some days until it is there.'
    : 'This records the refund. Hand over or transfer the money yourself.'
}
