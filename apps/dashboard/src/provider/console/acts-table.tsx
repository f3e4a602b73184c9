import { Anchor, Text } from '@mantine/core'
import type { OperatorAct } from '@vitrine/contract/provider/console.ts'
import { Link } from 'react-router'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { actNames } from './act-names.ts'

const columns: Column<OperatorAct>[] = [
  { head: 'Act', cell: (act) => <What act={act} />, wrap: 'anywhere' },
  { head: 'Operator', visibleFrom: 'sm', w: 180, cell: ({ operator }) => operator },
  {
    head: 'Date',
    visibleFrom: 'sm',
    w: 180,
    cell: ({ createdAt }) => <Text size="sm">{formatMoment(createdAt)}</Text>,
  },
]

export function ActsTable({ rows }: { rows: OperatorAct[] }) {
  return <DataTable rows={rows} columns={columns} layout="fixed" isAtTop />
}

function What({
  act: { kind, storeId, subject, reason, operator, createdAt },
}: {
  act: OperatorAct
}) {
  return (
    <>
      <Text size="sm">
        {actNames[kind]}{' '}
        {storeId ? (
          <Anchor component={Link} to={`/console/shops/${storeId}`} fw={550} c="var(--ink)">
            {subject}
          </Anchor>
        ) : (
          <Text span inherit fw={550}>
            {subject}
          </Text>
        )}
      </Text>
      <Text size="sm" c="var(--ink-soft)">
        {reason}
      </Text>
      <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm">
        {operator}, {formatMoment(createdAt)}
      </Text>
    </>
  )
}
