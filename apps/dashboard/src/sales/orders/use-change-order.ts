import { useMutation } from '@tanstack/react-query'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'

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

/** Orders, and what is summed up of them. */
export async function refreshOrders(): Promise<void> {
  const { list, get, neighbours } = calls.orders
  await refresh(list, get, neighbours, calls.store.salesSummary)
}

async function keep(order: Order, message: string) {
  showSuccess(message)
  queryClient.setQueryData(calls.orders.get.queryKey({ input: { id: order.id } }), order)
  await refreshOrders()
}
