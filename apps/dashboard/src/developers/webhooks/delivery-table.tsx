import { Anchor, Text } from '@mantine/core'
import type { DeliveryRow } from '@vitrine/contract/account/webhooks.ts'
import { useState } from 'react'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { DeliveryBadge } from './delivery-badge.tsx'
import { DeliveryDetails } from './delivery-details.tsx'
import { describeDelivery } from './describe-delivery.ts'

export function DeliveryTable({ rows }: { rows: DeliveryRow[] }) {
  const [shownId, setShownId] = useState<string>()
  const shown = rows.find(({ id }) => id === shownId)
  return (
    <>
      <DataTable rows={rows} columns={columnsWith(setShownId)} />
      {shown && <DeliveryDetails delivery={shown} onClose={() => setShownId(undefined)} />}
    </>
  )
}

const columnsWith = (onShow: (id: string) => void): Column<DeliveryRow>[] => [
  {
    head: 'Event',
    wrap: 'anywhere',
    cell: (delivery) => (
      <>
        <Anchor
          component="button"
          type="button"
          fw={550}
          c="var(--ink)"
          onClick={() => onShow(delivery.id)}
        >
          {delivery.event}
        </Anchor>
        <Text size="sm" c="var(--ink-soft)">
          {describeDelivery(delivery)}
        </Text>
        <Text size="sm" c="var(--ink-soft)" hiddenFrom="sm">
          {formatMoment(delivery.createdAt)}
        </Text>
      </>
    ),
  },
  { head: 'Status', cell: (delivery) => <DeliveryBadge {...delivery} /> },
  {
    head: 'When',
    visibleFrom: 'sm',
    wrap: 'never',
    cell: ({ createdAt }) => formatMoment(createdAt),
  },
]
