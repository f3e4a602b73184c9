import { Anchor, Group, Table, Text } from '@mantine/core'
import { mailNames } from '@vitrine/contract/mail-names.ts'
import type { MailRow } from '@vitrine/contract/mails.ts'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { MailStatusBadge } from './mail-status.tsx'

export function MailTable({ rows }: { rows: MailRow[] }) {
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Email</Table.Th>
          <Table.Th visibleFrom="sm" w="27%">
            To
          </Table.Th>
          <Table.Th w={{ base: 124, sm: 130 }}>Status</Table.Th>
          <Table.Th visibleFrom="md" w={180}>
            Date
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((mail) => (
          <Row key={mail.id} mail={mail} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ mail }: { mail: MailRow }) {
  const { id, kind, status, recipient, subject, attempts, lastError, createdAt, sentAt } = mail
  const at = formatMoment(sentAt ?? createdAt)
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor
          component={Link}
          to={`/dashboard/mails/${id}`}
          fw={550}
          c="var(--ink)"
          display="block"
          truncate
        >
          {subject ?? mailNames[kind]}
        </Anchor>
        <Text size="xs" c="var(--ink-soft)" truncate>
          {mail.isTest ? `Test · ${mailNames[kind]}` : mailNames[kind]}
        </Text>
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm" truncate>
          {recipient}
        </Text>
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="md" truncate>
          {at}
        </Text>
        {status !== 'sent' && lastError !== null && (
          <Text size="xs" c="red.9" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            {lastError}
          </Text>
        )}
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" truncate>
          {recipient}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group gap={4}>
          <MailStatusBadge status={status} />
        </Group>
        {attempts > 1 && (
          <Text size="xs" c="var(--ink-soft)" mt={4}>
            {countOf(attempts, 'try', 'tries')}
          </Text>
        )}
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Text size="sm">{at}</Text>
      </Table.Td>
    </Table.Tr>
  )
}
