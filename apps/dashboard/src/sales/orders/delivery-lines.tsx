import { Text } from '@mantine/core'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { countOf } from '../../platform/ui/count-of.ts'

export function DeliveryLines({ order: { shippingRate } }: { order: Order }) {
  if (!shippingRate) return null
  const { name, estimate, pickup } = shippingRate
  const [title, ...details] = pickup
    ? [...(pickup.address ? ['Pickup at', pickup.address] : [name]), pickup.hours, pickup.readyIn]
    : [name, estimate && daysOf(estimate)]
  return (
    <div>
      <Text size="sm" fw={550}>
        {title}
      </Text>
      <Text size="sm" c="var(--ink-soft)" style={{ whiteSpace: 'pre-line' }}>
        {details.filter(Boolean).join('\n')}
      </Text>
    </div>
  )
}

function daysOf({ min, max }: { min: number; max: number }): string {
  return min === max ? countOf(max, 'day') : `${min}–${max} days`
}
