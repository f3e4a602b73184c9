import { Anchor, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { CustomerRow } from '@vitrine/contract/audience/customers.ts'
import { Link } from 'react-router'
import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'

const columns: Column<CustomerRow>[] = [
  {
    head: 'Customer',
    wrap: 'anywhere',
    cell: ({ id, name, email, orders, latestAt }) => (
      <>
        <Anchor component={Link} to={`/dashboard/customers/${id}`} fw={550} c="var(--ink)">
          {name}
        </Anchor>
        <Text size="xs" c="var(--ink-soft)">
          {email}
        </Text>
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm">
          {`${countOf(orders, 'order')}, the latest ${formatDay(latestAt)}`}
        </Text>
      </>
    ),
  },
  {
    head: 'Country',
    visibleFrom: 'lg',
    cell: ({ country }) => <Text size="sm">{countryName(country)}</Text>,
  },
  {
    head: 'Latest order',
    visibleFrom: 'sm',
    cell: ({ latestAt }) => <Text size="sm">{formatDay(latestAt)}</Text>,
  },
  { head: 'Orders', visibleFrom: 'sm', ta: 'right', cell: ({ orders }) => orders },
  {
    head: 'Total spent',
    ta: 'right',
    cell: ({ total, currency }) => (
      <Text size="sm" fw={550}>
        {formatPrice(total, currency)}
      </Text>
    ),
  },
]

export function CustomerTable({ rows }: { rows: CustomerRow[] }) {
  return <DataTable rows={rows} columns={columns} verticalSpacing={8} />
}
