import { Badge } from '@mantine/core'
import type { Product } from '@vitrine/contract/catalogue/product.ts'

const statuses = {
  active: { label: 'Active', color: 'pine' },
  draft: { label: 'Draft', color: 'gray' },
  archived: { label: 'Archived', color: 'amber' },
} as const

export const productStatuses = ['active', 'draft', 'archived'] as const

export const productStatusChoices = productStatuses.map((value) => ({
  value,
  label: statuses[value].label,
}))

export function ProductStatusBadge({ status }: { status: Product['status'] }) {
  const { label, color } = statuses[status]
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  )
}
