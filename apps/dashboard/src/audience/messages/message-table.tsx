import { Anchor, Badge, Group, Table, Text } from '@mantine/core'
import type { ContactMessageRow } from '@vitrine/contract/email.ts'
import { Link } from 'react-router'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'

export function MessageTable({ rows }: { rows: ContactMessageRow[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Message</Table.Th>
          <Table.Th visibleFrom="sm" w="28%">
            From
          </Table.Th>
          <Table.Th visibleFrom="sm" w={170}>
            Date
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((message) => (
          <Row key={message.id} message={message} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ message }: { message: ContactMessageRow }) {
  const { id, subject, excerpt, name, customerEmail, createdAt, isRead } = message
  return (
    <Table.Tr>
      <Table.Td>
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
          {name}, {formatDay(createdAt)}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" truncate>
          {name}
        </Text>
        <Text size="xs" c="var(--ink-soft)" truncate>
          {customerEmail}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm">{formatMoment(createdAt)}</Text>
      </Table.Td>
    </Table.Tr>
  )
}
