import { Anchor, Text } from '@mantine/core'
import type { Webhook } from '@vitrine/contract/account/webhooks.ts'
import { Link } from 'react-router'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { WebhookBadge } from './webhook-badge.tsx'

const columns: Column<Webhook>[] = [
  {
    head: 'Address',
    wrap: 'anywhere',
    cell: ({ id, url, events }) => (
      <>
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
      </>
    ),
  },
  { head: 'Status', cell: (webhook) => <WebhookBadge {...webhook} /> },
  {
    head: 'Last delivered',
    visibleFrom: 'sm',
    cell: ({ lastDeliveredAt }) =>
      lastDeliveredAt === null ? 'Never' : formatMoment(lastDeliveredAt),
  },
]

export function WebhookTable({ webhooks }: { webhooks: Webhook[] }) {
  return <DataTable rows={webhooks} columns={columns} />
}
