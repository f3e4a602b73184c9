import { Anchor, Box, Checkbox, Group, Table, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { OrderRow } from '@vitrine/contract/order.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { isOversold } from './is-oversold.ts'
import { ChooseAll } from '../ui/choose-all.tsx'
import { formatDay, formatMoment } from '../ui/format-date.ts'
import { type Selection, SelectionContext } from '../ui/selection-context.ts'
import { FulfilmentBadge, OrderStatusBadge, OversoldBadge, PaymentBadge } from './order-badges.tsx'

interface OrderTableProps {
  rows: OrderRow[]
  /** All of them are one customer's, who is named beside the table. */
  isOfOne?: boolean
}

/** Where orders can be chosen, each row has a box for it. */
export function OrderTable({ rows, isOfOne = false }: OrderTableProps) {
  const chosen = use(SelectionContext)
  return (
    <Table verticalSpacing="sm" horizontalSpacing="md" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {chosen && <ChooseAll chosen={chosen} ids={rows.map(({ id }) => id)} />}
          <Table.Th>Order</Table.Th>
          <Table.Th visibleFrom="sm">Date</Table.Th>
          {!isOfOne && <Table.Th visibleFrom="sm">Customer</Table.Th>}
          <Table.Th visibleFrom="lg" ta="right">
            Items
          </Table.Th>
          <Table.Th ta="right">Total</Table.Th>
          <Table.Th visibleFrom="sm">State</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((order) => (
          <Row key={order.id} order={order} chosen={chosen} isOfOne={isOfOne} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface RowProps {
  order: OrderRow
  chosen: Selection | null
  isOfOne: boolean
}

function Row({ order, chosen, isOfOne }: RowProps) {
  return (
    <Table.Tr>
      {chosen && (
        <Table.Td pr={0}>
          <Checkbox
            aria-label={`Choose order ${order.orderNumber}`}
            checked={chosen.has(order.id)}
            onChange={({ currentTarget }) => chosen.set([order.id], currentTarget.checked)}
          />
        </Table.Td>
      )}
      <Table.Td>
        <Anchor component={Link} to={`/dashboard/orders/${order.id}`} fw={600}>
          #{order.orderNumber}
        </Anchor>
        <Text size="xs" c="var(--ink-soft)" hiddenFrom="sm">
          {!isOfOne && (
            <>
              {order.customer.name}
              <br />
            </>
          )}
          {formatDay(order.createdAt)}
        </Text>
        <Box hiddenFrom="sm" mt={6}>
          <Badges order={order} />
        </Box>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm">{formatMoment(order.createdAt)}</Text>
      </Table.Td>
      {!isOfOne && (
        <Table.Td visibleFrom="sm">
          <Text size="sm">{order.customer.name}</Text>
          <Text size="xs" c="var(--ink-soft)" visibleFrom="lg">
            {order.customer.email}
          </Text>
        </Table.Td>
      )}
      <Table.Td visibleFrom="lg" ta="right">
        {order.items}
      </Table.Td>
      <Table.Td ta="right">
        <Text size="sm" fw={550}>
          {formatPrice(order.total, order.currency)}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Badges order={order} />
      </Table.Td>
    </Table.Tr>
  )
}

function Badges({ order }: { order: OrderRow }) {
  return (
    <Group gap={6}>
      {!(order.status === 'cancelled' && order.paymentStatus === 'pending') && (
        <PaymentBadge status={order.paymentStatus} />
      )}
      {order.status !== 'cancelled' && <FulfilmentBadge status={order.fulfilmentStatus} />}
      {isOversold(order) && <OversoldBadge />}
      <OrderStatusBadge status={order.status} />
    </Group>
  )
}
