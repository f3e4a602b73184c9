import { NextAction } from '../orders/next-action.tsx'
import { OrderFacts } from '../orders/order-facts.tsx'
import { OrderMenu } from '../orders/order-menu.tsx'
import { OrderNeighbours } from '../orders/order-neighbours.tsx'
import { OrderPanels } from '../orders/order-panels.tsx'
import { isOversold } from '../orders/is-oversold.ts'
import { OversoldNote } from '../orders/oversold-note.tsx'
import { useOrder } from '../orders/use-orders.ts'
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
      title={order ? `Order ${order.orderName}` : 'Order'}
      back={{ to: '/dashboard/orders', label: 'Orders' }}
      actions={
        order && (
          <>
            <OrderNeighbours id={order.id} />
            <OrderMenu order={order} />
          </>
        )
      }
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="order" error={error} onRetry={() => void refetch()} />}
      {order && (
        <>
          <OrderFacts order={order} />
          {isOversold(order) && <OversoldNote order={order} />}
          <OrderPanels key={order.id} order={order} />
          <NextAction order={order} />
        </>
      )}
    </Screen>
  )
}
