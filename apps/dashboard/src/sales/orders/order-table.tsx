import { Anchor, Box, Group, Text, VisuallyHidden } from '@mantine/core'
import { IconBuildingStore, IconTruck } from '@tabler/icons-react'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { OrderRow } from '@vitrine/contract/sales/order.ts'
import { Link } from 'react-router'
import { type Column, DataTable } from '../../platform/ui/data-table/data-table.tsx'
import { formatDay, formatMoment } from '../../platform/ui/format-date.ts'
import { OrderBadges } from './order-badges.tsx'
import classes from './order-table.module.css'
import { pickupLabel } from '../../platform/ui/pickup-label.ts'

interface OrderTableProps {
  rows: OrderRow[]
  isOfOne?: boolean
}

export function OrderTable({ rows, isOfOne = false }: OrderTableProps) {
  return (
    <DataTable
      rows={rows}
      columns={isOfOne ? ofOneCustomer : ofAll}
      selectLabel={({ orderName }) => `Select order ${orderName}`}
      verticalSpacing={8}
      className={classes.table}
    />
  )
}

const customer: Column<OrderRow> = {
  head: 'Customer',
  visibleFrom: 'sm',
  cell: (order) => <Text size="sm">{order.customer.name}</Text>,
}

const date: Column<OrderRow> = {
  head: 'Date',
  visibleFrom: 'sm',
  wrap: 'never',
  cell: ({ createdAt }) => <Text size="sm">{formatMoment(createdAt)}</Text>,
}

const rest: Column<OrderRow>[] = [
  { head: 'Delivery', visibleFrom: 'xl', cell: (order) => <Delivery order={order} /> },
  { head: 'Items', visibleFrom: 'lg', ta: 'right', cell: ({ items }) => items },
  {
    head: 'Total',
    ta: 'right',
    wrap: 'never',
    cell: ({ total, currency }) => (
      <Text size="sm" fw={550}>
        {formatPrice(total, currency)}
      </Text>
    ),
  },
  { head: 'Status', visibleFrom: 'sm', cell: (order) => <OrderBadges order={order} /> },
]

const ofAll = [
  { head: 'Order', cell: (order: OrderRow) => <Name order={order} /> },
  date,
  customer,
  ...rest,
]

const ofOneCustomer = [
  { head: 'Order', cell: (order: OrderRow) => <Name order={order} isOfOne /> },
  date,
  ...rest,
]

function Name({ order, isOfOne = false }: { order: OrderRow; isOfOne?: boolean }) {
  return (
    <>
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
    </>
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
