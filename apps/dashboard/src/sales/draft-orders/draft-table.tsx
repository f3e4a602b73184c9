import { Anchor, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { DraftOrderRow } from '@vitrine/contract/sales/draft-orders.ts'
import { Link } from 'react-router'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { DraftBadge } from './draft-badge.tsx'

const columns: Column<DraftOrderRow>[] = [
  {
    head: 'Draft',
    cell: ({ id, draftNumber, customer, updatedAt }) => (
      <>
        <Anchor component={Link} to={`/dashboard/draft-orders/${id}`} fw={600}>
          D{draftNumber}
        </Anchor>
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
          {nameOf(customer)}
          <br />
          {formatMoment(updatedAt)}
        </Text>
      </>
    ),
  },
  {
    head: 'Changed',
    visibleFrom: 'sm',
    cell: ({ updatedAt }) => <Text size="sm">{formatMoment(updatedAt)}</Text>,
  },
  {
    head: 'Customer',
    visibleFrom: 'sm',
    wrap: 'anywhere',
    cell: ({ customer }) => (
      <>
        <Text size="sm">{nameOf(customer)}</Text>
        {customer.name && (
          <Text size="xs" c="var(--ink-soft)" visibleFrom="lg">
            {customer.email}
          </Text>
        )}
      </>
    ),
  },
  { head: 'Items', visibleFrom: 'lg', ta: 'right', cell: ({ items }) => items },
  {
    head: 'Total',
    ta: 'right',
    cell: ({ total, currency }) => (
      <Text size="sm" fw={550}>
        {formatPrice(total, currency)}
      </Text>
    ),
  },
  { head: 'Status', cell: ({ state }) => <DraftBadge state={state} /> },
]

export function DraftTable({ rows }: { rows: DraftOrderRow[] }) {
  return <DataTable rows={rows} columns={columns} verticalSpacing={8} />
}

function nameOf({ name, email }: DraftOrderRow['customer']) {
  return name || email || 'No customer yet'
}
