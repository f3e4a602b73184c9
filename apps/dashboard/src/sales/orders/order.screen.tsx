import { useQuery } from '@tanstack/react-query'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { calls } from '../../platform/api/calls.ts'
import { NextAction } from './next-action.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderMenu } from './order-menu.tsx'
import { OrderNeighbours } from './order-neighbours.tsx'
import { OrderPanels } from './order-panels.tsx'
import { isOversold } from './is-oversold.ts'
import { OversoldNote } from './oversold-note.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/order.screen'
import { Changes } from '../../platform/ui/changes.tsx'

export const meta = titled('Order')

export default function OrderScreen({ params: { orderId } }: Route.ComponentProps) {
  const {
    data: order,
    error,
    isPending,
    refetch,
  } = useQuery(
    calls.orders.get.queryOptions({
      input: { id: orderId },
      // Polls while a provider processes a payment.
      refetchInterval: ({ state }) => (isMoving(state.data) ? 2000 : false),
    }),
  )
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
          <Changes>
            <NextAction order={order} />
          </Changes>
        </>
      )}
    </Screen>
  )
}

function isMoving(order: Order | undefined): boolean {
  return !!order?.payments.some(({ status }) => status === 'pending')
}
