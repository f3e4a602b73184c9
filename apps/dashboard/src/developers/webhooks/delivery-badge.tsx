import { Badge } from '@mantine/core'
import type { DeliveryRow, DeliveryStatus } from '@vitrine/contract/account/webhooks.ts'

export const deliveryLabels: Record<DeliveryStatus, string> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
}

const colors: Record<DeliveryStatus, string> = { pending: 'gray', delivered: 'pine', failed: 'red' }

export function DeliveryBadge({ status, triedAt }: Pick<DeliveryRow, 'status' | 'triedAt'>) {
  const isRetried = status === 'pending' && triedAt !== null
  return (
    <Badge variant="light" miw="max-content" color={isRetried ? 'amber' : colors[status]}>
      {isRetried ? 'Retrying' : deliveryLabels[status]}
    </Badge>
  )
}
