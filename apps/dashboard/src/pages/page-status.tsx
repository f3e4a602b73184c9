import { Badge } from '@mantine/core'
import type { PageSummary } from '@vitrine/contract/page.ts'

const statuses: Record<PageSummary['status'], { label: string; color: string }> = {
  published: { label: 'Published', color: 'pine' },
  draft: { label: 'Draft', color: 'gray' },
  changed: { label: 'Unpublished changes', color: 'amber' },
}

export const statusOptions = Object.entries(statuses).map(([value, { label }]) => ({
  value,
  label,
}))

export function PageStatus({ page: { status } }: { page: Pick<PageSummary, 'status'> }) {
  const { label, color } = statuses[status]
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  )
}
