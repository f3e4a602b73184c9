import { Badge } from '@mantine/core'
import type { AbandonedState } from '@vitrine/contract/sales/abandoned-checkouts.ts'
import { abandonedBadges } from './abandoned-states.ts'

export function AbandonedBadge({ state }: { state: AbandonedState }) {
  const { label, color } = abandonedBadges[state]
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  )
}
