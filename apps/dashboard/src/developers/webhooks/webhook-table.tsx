import { Anchor, Table, Text } from '@mantine/core'
import type { Webhook } from '@vitrine/contract/webhooks.ts'
import { Link } from 'react-router'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { WebhookBadge } from './webhook-badge.tsx'

export function WebhookTable({ webhooks }: { webhooks: Webhook[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Address</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th visibleFrom="sm">Last delivered</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {webhooks.map((webhook) => (
          <Row key={webhook.id} webhook={webhook} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ webhook }: { webhook: Webhook }) {
  const { id, url, events, lastDeliveredAt } = webhook
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Anchor
          component={Link}
          to={`/dashboard/developers/webhooks/${id}`}
          fw={550}
          c="var(--ink)"
        >
          {url}
        </Anchor>
        <Text size="sm" c="var(--ink-soft)">
          {events.join(', ')}
        </Text>
      </Table.Td>
      <Table.Td>
        <WebhookBadge {...webhook} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        {lastDeliveredAt === null ? 'Never' : formatMoment(lastDeliveredAt)}
      </Table.Td>
    </Table.Tr>
  )
}
