import { Grid, Stack } from '@mantine/core'
import { CustomerPanel } from '../orders/customer-panel.tsx'
import { FulfilmentPanel } from '../orders/fulfilment-panel.tsx'
import { OrderStatusBadge } from '../orders/order-badges.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import { OrderMenu } from '../orders/order-menu.tsx'
import { OrderTimeline } from '../orders/order-timeline.tsx'
import { isOversold } from '../orders/is-oversold.ts'
import { OversoldNote } from '../orders/oversold-note.tsx'
import { PaymentPanel } from '../orders/payment-panel.tsx'
import { useOrder } from '../orders/use-orders.ts'
import { formatMoment } from '../ui/format-date.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { RowsSkeleton } from '../ui/rows-skeleton.tsx'
import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'
import type { Route } from './+types/order'

export const meta = titled('Order')

export default function OrderScreen({ params: { orderId } }: Route.ComponentProps) {
  const { data: order, error, isPending, refetch } = useOrder(orderId)
  return (
    <Screen
      title={order ? `Order #${order.orderNumber}` : 'Order'}
      hint={order && `Placed ${formatMoment(order.createdAt)}`}
      back={{ to: '/dashboard/orders', label: 'Orders' }}
      actions={
        order && (
          <>
            <OrderStatusBadge status={order.status} />
            <OrderMenu order={order} />
          </>
        )
      }
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {order && (
        <Grid gap="lg">
          {isOversold(order) && (
            <Grid.Col span={12}>
              <OversoldNote order={order} />
            </Grid.Col>
          )}
          <Grid.Col span={{ base: 12, lg: 8 }}>
            <Stack gap="lg">
              <OrderLines order={order} />
              <OrderTimeline order={order} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 4 }}>
            <Stack gap="lg">
              <PaymentPanel order={order} />
              <FulfilmentPanel order={order} />
              <CustomerPanel order={order} />
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </Screen>
  )
}
