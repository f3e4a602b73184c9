import { useQuery } from '@tanstack/react-query'
import { api } from '../platform/api/client.ts'
import { useCurrentStore } from '../platform/session/auth-context.ts'
import { useOrders } from '../sales/orders/use-orders.ts'

/** Of the last 30 days. */
export function useRecentSales() {
  const { storeId, timeZone } = useCurrentStore()
  return useQuery({
    // The days are the shop's, so another time zone makes other sums.
    queryKey: ['orders', storeId, 'recent-sales', timeZone],
    queryFn: () => api.store.salesSummary({ storeId }),
  })
}

export function useLatestOrders() {
  return useOrders({ pageNumber: 0, pageSize: 5 })
}

export function useToFulfil() {
  return useOrders({ pageNumber: 0, pageSize: 1, tab: 'unfulfilled' })
}

export function useUnpaid() {
  return useOrders({ pageNumber: 0, pageSize: 1, tab: 'unpaid' })
}
