import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Order } from '@vitrine/contract/order.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'

const ordersKey = ['orders'] as const

type OrdersQuery = Omit<Parameters<typeof api.orders.list>[0], 'storeId'>

export function useOrders(query: OrdersQuery) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...ordersKey, storeId, query],
    queryFn: () => api.orders.list({ ...query, storeId }),
    placeholderData: keepPreviousData,
  })
}

export function useOrder(id: string) {
  return useQuery({
    queryKey: [...ordersKey, 'one', id],
    queryFn: () => api.orders.get({ id }),
    // A provider is on it; how it went shows by itself.
    refetchInterval: ({ state }) => (isMoving(state.data) ? 2000 : false),
  })
}

export function useNeighbours(id: string) {
  return useQuery({
    queryKey: [...ordersKey, 'neighbours', id],
    queryFn: () => api.orders.neighbours({ id }),
  })
}

function isMoving(order: Order | undefined): boolean {
  return !!order?.payments.some(({ status }) => status === 'pending')
}

/** The order as it is shown: whoever changed it meanwhile is not overruled. */
type Which = Pick<Order, 'id' | 'version'>

/**
 * A change of the order that is shown. When it is refused, as after a change elsewhere, a toast says
 * so and the order is read again.
 */
export function useChangeOrder({ id, version }: Which, message: string) {
  return useMutation({
    mutationFn: (change: (which: Which) => Promise<Order>) => change({ id, version }),
    onSuccess: (order) => keep(order, message),
    onError: refreshOrders,
  })
}

export async function refreshOrders() {
  await queryClient.invalidateQueries({ queryKey: ordersKey })
}

async function keep(order: Order, message: string) {
  showSuccess(message)
  queryClient.setQueryData([...ordersKey, 'one', order.id], order)
  await refreshOrders()
}
