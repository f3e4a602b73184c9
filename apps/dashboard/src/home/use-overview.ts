import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'
import { useOrders } from '../orders/use-orders.ts'
import { usePages } from '../pages/use-pages.ts'
import { useProducts } from '../products/use-products.ts'
import { ordersSince, salesOf } from './recent-sales.ts'

const days = 30

export function useRecentSales() {
  const { storeId, currency } = useCurrentStore()
  return useQuery({
    queryKey: ['orders', storeId, 'recent-sales'],
    queryFn: async () => {
      const since = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
      const orders = await ordersSince(since, (pageNumber) =>
        api.orders.list({ storeId, pageNumber, pageSize: 100 }),
      )
      return salesOf(orders, currency)
    },
  })
}

export function useLatestOrders() {
  return useOrders({ pageNumber: 0, pageSize: 5 })
}

export function useToFulfil() {
  return useOrders({ pageNumber: 0, pageSize: 1, status: 'open', fulfilment: 'unfulfilled' })
}

export function useUnpaid() {
  return useOrders({ pageNumber: 0, pageSize: 1, status: 'open', payment: 'pending' })
}

/** What of the setup is done, or undefined while that is not known. */
export function useSetup() {
  const products = useProducts({ page: 0, size: 1 }).data
  const pages = usePages().data
  const orders = useLatestOrders().data
  if (!products || !pages || !orders) return undefined
  const home = pages.find(({ isHome }) => isHome)
  return {
    hasProduct: products.totalElements > 0,
    // A shop is born with its first revision published.
    hasDesignedHome: (home?.publishedRevision ?? 0) > 1,
    hasOrder: orders.totalElements > 0,
  }
}
