import { Anchor, Group, Text } from '@mantine/core'
import { mailNames } from '@vitrine/contract/shop/mail-names.ts'
import type { MailRow } from '@vitrine/contract/shop/mails.ts'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { MailStatusBadge } from './mail-status.tsx'

const columns: Column<MailRow>[] = [
  { head: 'Email', cell: (mail) => <Subject mail={mail} /> },
  {
    head: 'To',
    visibleFrom: 'sm',
    w: '27%',
    cell: ({ recipient }) => (
      <Text size="sm" truncate>
        {recipient}
      </Text>
    ),
  },
  {
    head: 'Status',
    w: { base: 124, sm: 130 },
    cell: ({ status, attempts }) => (
      <>
        <Group gap={4}>
          <MailStatusBadge status={status} />
        </Group>
        {attempts > 1 && (
          <Text size="xs" c="var(--ink-soft)" mt={4}>
            {countOf(attempts, 'try', 'tries')}
          </Text>
        )}
      </>
    ),
  },
  {
    head: 'Date',
    visibleFrom: 'md',
    w: 180,
    cell: (mail) => <Text size="sm">{dateOf(mail)}</Text>,
  },
]

export function MailTable({ rows }: { rows: MailRow[] }) {
  return <DataTable rows={rows} columns={columns} layout="fixed" />
}

function Subject({ mail }: { mail: MailRow }) {
  const { id, kind, status, recipient, subject, lastError } = mail
  return (
    <>
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
        {dateOf(mail)}
      </Text>
      {status !== 'sent' && lastError !== null && (
        <Text size="xs" c="red.9" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {lastError}
        </Text>
      )}
    </>
  )
}

function dateOf({ sentAt, createdAt }: MailRow): string {
  return formatMoment(sentAt ?? createdAt)
}
