import type { Order } from '@vitrine/contract/sales/order.ts'

export function howItGoesBack({ payments }: Order): string {
  const isByProvider = payments.some(
    ({ kind, provider, status }) => kind === 'payment' && provider && status === 'succeeded',
  )
  return isByProvider
    ? 'Stripe refunds the card. It takes a few days to arrive.'
    : 'This records the refund. Hand over or transfer the money yourself.'
}
