import { Anchor, Table, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { AbandonedRow } from '@vitrine/contract/abandoned-checkouts.ts'
import { Link } from 'react-router'
import { countOf } from '../../platform/ui/count-of.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { AbandonedBadge } from './abandoned-badge.tsx'

export function AbandonedTable({ rows }: { rows: AbandonedRow[] }) {
  return (
    <Table verticalSpacing={8} horizontalSpacing="md" highlightOnHover layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Shopper</Table.Th>
          <Table.Th visibleFrom="md" w={190}>
            Left
          </Table.Th>
          <Table.Th w={{ base: 150, sm: 170 }}>State</Table.Th>
          <Table.Th visibleFrom="sm" w={130} ta="right">
            Value
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ row }: { row: AbandonedRow }) {
  const { id, email, name, items, value, currency, state, leftAt, order } = row
  const worth = formatPrice(value, currency)
  return (
    <Table.Tr>
      <Table.Td>
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
          {worth}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Text size="sm">{formatMoment(leftAt)}</Text>
      </Table.Td>
      <Table.Td>
        <AbandonedBadge state={state} />
        {order && (
          <Text size="xs" mt={4}>
            <TextLink to={`/dashboard/orders/${order.id}`}>Order {order.orderName}</TextLink>
          </Text>
        )}
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right">
        <Text size="sm" fw={550}>
          {worth}
        </Text>
      </Table.Td>
    </Table.Tr>
  )
}
