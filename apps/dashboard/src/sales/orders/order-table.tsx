import { Anchor, Box, Checkbox, Group, Table, Text, VisuallyHidden } from '@mantine/core'
import { IconBuildingStore, IconTruck } from '@tabler/icons-react'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { OrderRow } from '@vitrine/contract/order.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { ChooseAll } from '../../platform/ui/choose-all.tsx'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { type Selection, SelectionContext } from '../../platform/ui/selection-context.ts'
import { OrderBadges } from './order-badges.tsx'
import classes from './order-table.module.css'
import { pickupLabel } from '../../platform/ui/pickup-label.ts'

interface OrderTableProps {
  rows: OrderRow[]
  /** All of them are one customer's, who is named beside the table. */
  isOfOne?: boolean
}

/** Where orders can be chosen, each row has a box for it. */
export function OrderTable({ rows, isOfOne = false }: OrderTableProps) {
  const chosen = use(SelectionContext)
  return (
    <Table verticalSpacing={8} horizontalSpacing="md" highlightOnHover className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          {chosen && <ChooseAll chosen={chosen} ids={rows.map(({ id }) => id)} />}
          <Table.Th>Order</Table.Th>
          <Table.Th visibleFrom="sm">Date</Table.Th>
          {!isOfOne && <Table.Th visibleFrom="sm">Customer</Table.Th>}
          <Table.Th visibleFrom="xl">Delivery</Table.Th>
          <Table.Th visibleFrom="lg" ta="right">
            Items
          </Table.Th>
          <Table.Th ta="right">Total</Table.Th>
          <Table.Th visibleFrom="sm">Status</Table.Th>
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
            aria-label={`Select order ${order.orderName}`}
            checked={chosen.has(order.id)}
            onChange={({ currentTarget }) => chosen.set([order.id], currentTarget.checked)}
          />
        </Table.Td>
      )}
      <Table.Td>
        <Anchor component={Link} to={`/dashboard/orders/${order.id}`} fw={600}>
          {order.orderName}
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
          <OrderBadges order={order} />
          {order.isPickup && (
            <Box mt={6}>
              <Delivery order={order} />
            </Box>
          )}
        </Box>
      </Table.Td>
      <Table.Td visibleFrom="sm" className={classes.nowrap}>
        <Text size="sm">{formatMoment(order.createdAt)}</Text>
      </Table.Td>
      {!isOfOne && (
        <Table.Td visibleFrom="sm">
          <Text size="sm">{order.customer.name}</Text>
        </Table.Td>
      )}
      <Table.Td visibleFrom="xl">
        <Delivery order={order} />
      </Table.Td>
      <Table.Td visibleFrom="lg" ta="right">
        {order.items}
      </Table.Td>
      <Table.Td ta="right" className={classes.nowrap}>
        <Text size="sm" fw={550}>
          {formatPrice(order.total, order.currency)}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <OrderBadges order={order} />
      </Table.Td>
    </Table.Tr>
  )
}

function Delivery({ order: { isPickup, shippingName } }: { order: OrderRow }) {
  if (shippingName === null) return null
  const Glyph = isPickup ? IconBuildingStore : IconTruck
  return (
    <Group gap={6} wrap="nowrap" c="var(--ink-soft)">
      <Glyph size={16} aria-hidden />
      {isPickup && <VisuallyHidden>{pickupLabel(shippingName)}</VisuallyHidden>}
      <Text size="sm" lineClamp={1} aria-hidden={isPickup || undefined}>
        {shippingName}
      </Text>
    </Group>
  )
}
