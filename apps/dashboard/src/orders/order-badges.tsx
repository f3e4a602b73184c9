import { Badge } from '@mantine/core'
import type { Order } from '@vitrine/contract/order.ts'

const payment: Record<Order['paymentStatus'], { label: string; color: string }> = {
  pending: { label: 'Payment pending', color: 'amber' },
  authorised: { label: 'Authorised', color: 'amber' },
  partially_paid: { label: 'Partially paid', color: 'amber' },
  paid: { label: 'Paid', color: 'pine' },
  partially_refunded: { label: 'Partially refunded', color: 'gray' },
  refunded: { label: 'Refunded', color: 'gray' },
  voided: { label: 'Voided', color: 'gray' },
}

const fulfilment: Record<Order['fulfilmentStatus'], { label: string; color: string }> = {
  unfulfilled: { label: 'Unfulfilled', color: 'amber' },
  partial: { label: 'Partly fulfilled', color: 'amber' },
  fulfilled: { label: 'Fulfilled', color: 'pine' },
}

const status: Record<Order['status'], { label: string; color: string }> = {
  open: { label: 'Open', color: 'pine' },
  cancelled: { label: 'Cancelled', color: 'red' },
  archived: { label: 'Archived', color: 'gray' },
}

export const paymentChoices = choicesOf(payment)
export const fulfilmentChoices = choicesOf(fulfilment)
export const statusChoices = choicesOf(status)

export function PaymentBadge({ status }: { status: Order['paymentStatus'] }) {
  return <StateBadge {...payment[status]} />
}

export function FulfilmentBadge({ status }: { status: Order['fulfilmentStatus'] }) {
  return <StateBadge {...fulfilment[status]} />
}

/** Pieces of it were gone when it was paid. */
export function OversoldBadge() {
  return <StateBadge label="Oversold" color="red" />
}

/** An order that is simply open needs no badge. */
export function OrderStatusBadge({ status: current }: { status: Order['status'] }) {
  return current === 'open' ? null : <StateBadge {...status[current]} />
}

function StateBadge({ label, color }: { label: string; color: string }) {
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  )
}

function choicesOf(states: Record<string, { label: string }>) {
  return Object.entries(states).map(([value, { label }]) => ({ value, label }))
}
