import { Anchor, Table, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { DraftOrderRow } from '@vitrine/contract/draft-orders.ts'
import { Link } from 'react-router'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { DraftBadge } from './draft-badge.tsx'

export function DraftTable({ rows }: { rows: DraftOrderRow[] }) {
  return (
    <Table verticalSpacing={8} horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Draft</Table.Th>
          <Table.Th visibleFrom="sm">Changed</Table.Th>
          <Table.Th visibleFrom="sm">Customer</Table.Th>
          <Table.Th visibleFrom="lg" ta="right">
            Items
          </Table.Th>
          <Table.Th ta="right">Total</Table.Th>
          <Table.Th>Status</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((draft) => (
          <Row key={draft.id} draft={draft} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ draft }: { draft: DraftOrderRow }) {
  const { id, draftNumber, customer, updatedAt, items, total, currency, state } = draft
  const who = customer.name || customer.email || 'No customer yet'
  return (
    <Table.Tr>
      <Table.Td>
        <Anchor component={Link} to={`/dashboard/draft-orders/${id}`} fw={600}>
          D{draftNumber}
        </Anchor>
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
          {who}
          <br />
          {formatMoment(updatedAt)}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm">{formatMoment(updatedAt)}</Text>
      </Table.Td>
      <Table.Td visibleFrom="sm" style={{ overflowWrap: 'anywhere' }}>
        <Text size="sm">{who}</Text>
        {customer.name && (
          <Text size="xs" c="var(--ink-soft)" visibleFrom="lg">
            {customer.email}
          </Text>
        )}
      </Table.Td>
      <Table.Td visibleFrom="lg" ta="right">
        {items}
      </Table.Td>
      <Table.Td ta="right">
        <Text size="sm" fw={550}>
          {formatPrice(total, currency)}
        </Text>
      </Table.Td>
      <Table.Td>
        <DraftBadge state={state} />
      </Table.Td>
    </Table.Tr>
  )
}
