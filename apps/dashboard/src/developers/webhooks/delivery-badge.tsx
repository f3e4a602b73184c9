import { Badge } from '@mantine/core'
import type { DeliveryRow, DeliveryStatus } from '@vitrine/contract/account/webhooks.ts'
import { isBeingSent } from './is-being-sent.ts'

export const deliveryLabels: Record<DeliveryStatus, string> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}

const colors: Record<DeliveryStatus, string> = { pending: 'gray', delivered: 'pine', failed: 'red' }

type State = Pick<DeliveryRow, 'status' | 'tries' | 'triedAt'>

export function DeliveryBadge(delivery: State) {
  const color = isRetried(delivery) ? 'amber' : colors[delivery.status]
  return (
    <Badge variant="light" miw="max-content" color={color}>
      {labelOf(delivery)}
    </Badge>
  )
}

function labelOf(delivery: State): string {
  if (isBeingSent(delivery)) return 'Sending'
  return isRetried(delivery) ? 'Retrying' : deliveryLabels[delivery.status]
}

const isRetried = ({ status, triedAt }: State) => status === 'pending' && triedAt !== null
