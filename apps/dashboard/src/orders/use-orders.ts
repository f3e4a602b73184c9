import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Order } from '@vitrine/contract/order.ts'
import { api } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { showSuccess } from '../ui/toast.ts'

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
  })
}

export function useMarkPaid(id: string) {
  return useMutation({
    mutationFn: () => api.orders.addPayment({ id }),
    onSuccess: (order) => keep(order, 'Order marked as paid'),
    onError: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  })
}

export function useMarkFulfilled(id: string) {
  return useMutation({
    mutationFn: (parcel: { carrier?: string; trackingUrl?: string }) =>
      api.orders.addFulfilment({ id, ...parcel }),
    onSuccess: (order) => keep(order, 'Order marked as fulfilled'),
    onError: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  })
}

async function keep(order: Order, message: string) {
  showSuccess(message)
  queryClient.setQueryData([...ordersKey, 'one', order.id], order)
  await queryClient.invalidateQueries({ queryKey: ordersKey })
}
