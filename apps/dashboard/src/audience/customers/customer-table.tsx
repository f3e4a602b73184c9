import { countryName } from '@vitrine/commerce/country-name.ts'
import { Anchor, Table, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { CustomerRow } from '@vitrine/contract/customers.ts'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import { formatDay } from '../../platform/ui/format-date.ts'

export function CustomerTable({ rows }: { rows: CustomerRow[] }) {
  return (
    <Table verticalSpacing={8} horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Customer</Table.Th>
          <Table.Th visibleFrom="lg">Country</Table.Th>
          <Table.Th visibleFrom="sm">Latest order</Table.Th>
          <Table.Th visibleFrom="sm" ta="right">
            Orders
          </Table.Th>
          <Table.Th ta="right">Total spent</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((customer) => (
          <Row key={customer.id} customer={customer} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ customer }: { customer: CustomerRow }) {
  const { id, name, email, country, orders, total, currency, latestAt } = customer
  return (
    <Table.Tr>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <Anchor component={Link} to={`/dashboard/customers/${id}`} fw={550} c="var(--ink)">
          {name}
        </Anchor>
        <Text size="xs" c="var(--ink-soft)">
          {email}
        </Text>
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm">
          {`${countOf(orders, 'order')}, the latest ${formatDay(latestAt)}`}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="lg">
        <Text size="sm">{countryName(country)}</Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm">{formatDay(latestAt)}</Text>
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right">
        {orders}
      </Table.Td>
      <Table.Td ta="right">
        <Text size="sm" fw={550}>
          {formatPrice(total, currency)}
        </Text>
      </Table.Td>
    </Table.Tr>
  )
}
