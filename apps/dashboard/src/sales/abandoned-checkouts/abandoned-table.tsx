import { Anchor, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { AbandonedRow } from '@vitrine/contract/sales/abandoned-checkouts.ts'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { AbandonedBadge } from './abandoned-badge.tsx'

const columns: Column<AbandonedRow>[] = [
  { head: 'Shopper', cell: (row) => <Shopper row={row} /> },
  {
    head: 'Left',
    visibleFrom: 'md',
    w: 190,
    cell: ({ leftAt }) => <Text size="sm">{formatMoment(leftAt)}</Text>,
  },
  {
    head: 'State',
    w: { base: 150, sm: 170 },
    cell: ({ state, order }) => (
      <>
        <AbandonedBadge state={state} />
        {order && (
          <Text size="xs" mt={4}>
            <TextLink to={`/dashboard/orders/${order.id}`}>Order {order.orderName}</TextLink>
          </Text>
        )}
      </>
    ),
  },
  {
    head: 'Value',
    visibleFrom: 'sm',
    w: 130,
    ta: 'right',
    cell: ({ value, currency }) => (
      <Text size="sm" fw={550}>
        {formatPrice(value, currency)}
      </Text>
    ),
  },
]

export function AbandonedTable({ rows }: { rows: AbandonedRow[] }) {
  return <DataTable rows={rows} columns={columns} verticalSpacing={8} layout="fixed" />
}

function Shopper({ row }: { row: AbandonedRow }) {
  const { id, email, name, items, value, currency, leftAt } = row
  return (
    <>
      <Anchor
        component={Link}
        to={`/dashboard/abandoned-checkouts/${id}`}
        fw={550}
        c="var(--ink)"
        display="block"
        truncate
      >
        {email}
      </Anchor>
      <Text size="xs" c="var(--ink-soft)" truncate>
        {[name, countOf(items, 'item')].filter(Boolean).join(' · ')}
      </Text>
      <Text size="xs" c="var(--ink-soft)" hiddenFrom="md" truncate>
        {formatMoment(leftAt)}
      </Text>
      <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm">
        {formatPrice(value, currency)}
      </Text>
    </>
  )
}
