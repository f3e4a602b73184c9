import { Anchor, Badge, Group, Text } from '@mantine/core'
import type { ContactMessageRow } from '@vitrine/contract/audience/email.ts'
import { Link } from 'react-router'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'

const columns: Column<ContactMessageRow>[] = [
  { head: 'Message', cell: (message) => <Subject message={message} /> },
  {
    head: 'From',
    visibleFrom: 'sm',
    w: '28%',
    cell: ({ name, customerEmail }) => (
      <>
        <Text size="sm" truncate>
          {name || 'A visitor'}
        </Text>
        <Text size="xs" c="var(--ink-soft)" truncate>
          {customerEmail}
        </Text>
      </>
    ),
  },
  {
    head: 'Date',
    visibleFrom: 'sm',
    w: 170,
    cell: ({ createdAt }) => <Text size="sm">{formatMoment(createdAt)}</Text>,
  },
]

export function MessageTable({ rows }: { rows: ContactMessageRow[] }) {
  return <DataTable rows={rows} columns={columns} layout="fixed" />
}

function Subject({ message }: { message: ContactMessageRow }) {
  const { id, subject, excerpt, name, createdAt, isRead } = message
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        {!isRead && (
          <Badge size="sm" style={{ flex: 'none' }}>
            New
          </Badge>
        )}
        <Anchor
          component={Link}
          to={`/dashboard/messages/${id}`}
          fw={isRead ? 450 : 700}
          c="var(--ink)"
          truncate
        >
          {subject}
        </Anchor>
      </Group>
      <Text size="sm" c="var(--ink-soft)" truncate>
        {excerpt}
      </Text>
      <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm" truncate>
        {name || 'A visitor'}, {formatDay(createdAt)}
      </Text>
    </>
  )
}
