import { Anchor, Text } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FailedMail } from '@vitrine/contract/provider/console-mails.ts'
import { mailNames } from '@vitrine/contract/shop/mail-names.ts'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { FilterChips } from '../../platform/ui/data-table/filter-chips.tsx'
import { FilteredList } from '../../platform/ui/data-table/filtered-list.tsx'
import { useListParams } from '../../platform/ui/data-table/use-list-params.ts'
import { EmptyState } from '../../platform/ui/empty-state.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { consoleCalls } from './console-api.ts'

export const meta = titled('Failed emails')

const columns: Column<FailedMail>[] = [
  { head: 'Email', wrap: 'anywhere', cell: (mail) => <Mail mail={mail} /> },
  {
    head: 'To',
    visibleFrom: 'md',
    w: '22%',
    wrap: 'anywhere',
    cell: ({ recipient }) => <Text size="sm">{recipient ?? '—'}</Text>,
  },
  {
    head: 'Shop',
    visibleFrom: 'sm',
    w: '22%',
    wrap: 'anywhere',
    cell: (mail) => <Shop mail={mail} />,
  },
  {
    head: 'Date',
    visibleFrom: 'md',
    w: 180,
    cell: ({ createdAt }) => <Text size="sm">{formatMoment(createdAt)}</Text>,
  },
]

export default function FailedMails() {
  const list = useListParams(['shop'])
  const storeId = list.values.shop
  const query = useQuery(
    consoleCalls.mails.listFailed.queryOptions({
      input: { pageNumber: list.pageNumber, pageSize: 25, storeId },
      placeholderData: keepPreviousData,
    }),
  )
  const shop = query.data?.content.find((mail) => mail.storeId === storeId)?.shop
  const chips =
    storeId === undefined
      ? []
      : [{ label: `Shop: ${shop ?? storeId}`, clear: () => list.set('shop', null) }]
  return (
    <Screen
      title="Failed emails"
      hint="Emails of shops that bounced or could not be delivered. Owners see and retry them in their dashboards."
    >
      <FilteredList
        noun="email"
        list={list}
        query={query}
        filters={
          chips.length > 0 && (
            <div style={{ paddingTop: 'var(--mantine-spacing-md)' }}>
              <FilterChips chips={chips} />
            </div>
          )
        }
        advice="No email of this shop has failed."
        Table={FailedMailTable}
        whenNew={
          <EmptyState isNotFound icon={IconMailCheck} title="No email has failed">
            Emails are retried for a day before they are listed here; refused ones at once.
          </EmptyState>
        }
      />
    </Screen>
  )
}

function FailedMailTable({ rows }: { rows: FailedMail[] }) {
  return <DataTable rows={rows} columns={columns} layout="fixed" isAtTop />
}

function Mail({ mail }: { mail: FailedMail }) {
  const { kind, recipient, reason, attempts, createdAt } = mail
  return (
    <>
      <Text size="sm" fw={550}>
        {mailNames[kind]}
      </Text>
      <Text size="sm" c="red.9" lineClamp={4}>
        {reason || 'No reason is known.'}
      </Text>
      <Text size="xs" c="var(--ink-soft)">
        {countOf(attempts, 'try', 'tries')}
      </Text>
      <Text size="xs" c="var(--ink-soft)" hiddenFrom="md">
        {recipient && `To ${recipient}, `}
        {formatMoment(createdAt)}
      </Text>
      <Text size="xs" component="div" hiddenFrom="sm">
        <Shop mail={mail} />
      </Text>
    </>
  )
}

function Shop({ mail: { storeId, shop } }: { mail: FailedMail }) {
  return (
    <Anchor component={Link} to={`/console/shops/${storeId}`} size="sm">
      {shop}
    </Anchor>
  )
}
