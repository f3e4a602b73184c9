import { Badge, Group, VisuallyHidden } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import type { OrderRow } from '@vitrine/contract/sales/order.ts'
import { daysToPay, daysToSend, isLate } from './is-late.ts'
import { isOversold } from './is-oversold.ts'

interface Look {
  label: string
  color: string
}

const payment: Record<OrderRow['paymentStatus'], Look> = {
  pending: { label: 'Payment pending', color: 'gray' },
  // Amber, because an authorisation expires within days.
  authorised: { label: 'Authorised', color: 'amber' },
  partially_paid: { label: 'Partially paid', color: 'gray' },
  paid: { label: 'Paid', color: 'pine' },
  partially_refunded: { label: 'Partially refunded', color: 'gray' },
  refunded: { label: 'Refunded', color: 'gray' },
  voided: { label: 'Voided', color: 'gray' },
}

const fulfilment: Record<OrderRow['fulfilmentStatus'], Look> = {
  unfulfilled: { label: 'Unfulfilled', color: 'gray' },
  partial: { label: 'Partially fulfilled', color: 'gray' },
  fulfilled: { label: 'Fulfilled', color: 'pine' },
}

const status: Record<OrderRow['status'], Look> = {
  open: { label: 'Open', color: 'pine' },
  cancelled: { label: 'Cancelled', color: 'red' },
  archived: { label: 'Archived', color: 'gray' },
}

export const paymentChoices = choicesOf(payment)
export const fulfilmentChoices = choicesOf(fulfilment)
export const statusChoices = choicesOf(status)

export function OrderBadges({ order }: { order: OrderRow }) {
  const { paymentStatus, cancelledAt } = order
  const isCancelled = cancelledAt !== null
  const late = isLate(order)
  return (
    <Group gap={6}>
      {isCancelled && <StateBadge {...status.cancelled} />}
      {!(isCancelled && paymentStatus === 'pending') && (
        <StateBadge {...payment[paymentStatus]} lateAfter={late.payment && daysToPay} />
      )}
      {!isCancelled && (
        <StateBadge
          {...fulfilment[order.fulfilmentStatus]}
          lateAfter={late.fulfilment && daysToSend}
        />
      )}
      {isOversold(order) && <StateBadge label="Oversold" color="red" />}
      {order.status === 'archived' && <StateBadge {...status.archived} />}
    </Group>
  )
}

interface StateBadgeProps extends Look {
  /** Days it should have taken; false when not overdue. */
  lateAfter?: number | false
}

function StateBadge({ label, color, lateAfter = false }: StateBadgeProps) {
  if (lateAfter !== false)
    return (
      <Badge
        variant="light"
        color="amber"
        title={`Overdue: waiting for more than ${lateAfter} days`}
        leftSection={<IconClockExclamation size={14} aria-hidden />}
      >
        {label}
        <VisuallyHidden>, overdue</VisuallyHidden>
      </Badge>
    )
  return (
    <Badge
      variant="light"
      color={color}
      {...(color === 'gray' && { bg: 'var(--mantine-color-gray-2)' })}
    >
      {label}
    </Badge>
  )
}

function choicesOf(states: Record<string, { label: string }>) {
  return Object.entries(states).map(([value, { label }]) => ({ value, label }))
}
