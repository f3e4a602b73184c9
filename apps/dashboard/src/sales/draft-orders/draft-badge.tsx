import { Badge } from '@mantine/core'
import type { DraftOrderState } from '@vitrine/contract/sales/draft-orders.ts'

const states: Record<DraftOrderState, { label: string; color: string }> = {
  open: { label: 'Open', color: 'gray' },
  sent: { label: 'Link sent', color: 'pine' },
  completed: { label: 'Completed', color: 'gray' },
}

export const draftStateChoices = Object.entries(states).map(([value, { label }]) => ({
  value,
  label,
}))

export function DraftBadge({ state }: { state: DraftOrderState }) {
  const { label, color } = states[state]
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  )
}
