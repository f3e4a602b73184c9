import { Badge } from '@mantine/core'
import type { ShopRow } from '@vitrine/contract/provider/console-shops.ts'

const statuses = {
  live: { label: 'Open', color: 'pine' },
  draft: { label: 'Not open', color: 'gray' },
  suspended: { label: 'Suspended', color: 'red' },
  deleted: { label: 'Closed', color: 'dark' },
} as const

export const statusChoices = Object.entries(statuses).map(([value, { label }]) => ({
  value,
  label,
}))

export function ShopStatus({ status, deletedAt }: Pick<ShopRow, 'status' | 'deletedAt'>) {
  const { label, color } = statuses[deletedAt === null ? status : 'deleted']
  return (
    <Badge variant="light" color={color}>
      {label}
    </Badge>
  )
}
