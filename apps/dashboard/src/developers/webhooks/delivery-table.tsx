import { Anchor, Table, Text } from '@mantine/core'
import type { DeliveryRow } from '@vitrine/contract/webhooks.ts'
import { useState } from 'react'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { DeliveryBadge } from './delivery-badge.tsx'
import { DeliveryDetails } from './delivery-details.tsx'
import { describeDelivery } from './describe-delivery.ts'

export function DeliveryTable({ rows }: { rows: DeliveryRow[] }) {
  const [shownId, setShownId] = useState<string>()
  const shown = rows.find(({ id }) => id === shownId)
  return (
    <>
      <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Event</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th visibleFrom="sm">When</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((delivery) => (
            <Row key={delivery.id} delivery={delivery} onShow={() => setShownId(delivery.id)} />
          ))}
        </Table.Tbody>
      </Table>
      {shown && <DeliveryDetails delivery={shown} onClose={() => setShownId(undefined)} />}
    </>
  )
}

function Row({ delivery, onShow }: { delivery: DeliveryRow; onShow: () => void }) {
  const { event, createdAt } = delivery
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Anchor component="button" type="button" fw={550} c="var(--ink)" onClick={onShow}>
          {event}
        </Anchor>
        <Text size="sm" c="var(--ink-soft)">
          {describeDelivery(delivery)}
        </Text>
        <Text size="sm" c="var(--ink-soft)" hiddenFrom="sm">
          {formatMoment(createdAt)}
        </Text>
      </Table.Td>
      <Table.Td>
        <DeliveryBadge {...delivery} />
      </Table.Td>
      <Table.Td visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
        {formatMoment(createdAt)}
      </Table.Td>
    </Table.Tr>
  )
}
