import { useMutation } from '@tanstack/react-query'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { makeOwnChange } from './own-changes.ts'
import { showSuccess } from '../../platform/toast.ts'

/** The version prevents overwriting another user's change. */
type Which = Pick<Order, 'id' | 'version'>

/**
 * Changes the shown order, after changes of it that are in flight. A refusal, as after a change
 * elsewhere, shows a toast and refetches.
 */
export function useChangeOrder({ id, version }: Which, message: string) {
  return useMutation({
    scope: { id: `order ${id}` },
    mutationFn: (change: (which: Which) => Promise<Order>) =>
      makeOwnChange(id, version, (current) => change({ id, version: current })),
    onSuccess: (order) => keep(order, message),
    onError: refreshOrders,
  })
}

/** Refreshes orders and their statistics. */
export async function refreshOrders(): Promise<void> {
  const { list, get, neighbours } = calls.orders
  await refresh(list, get, neighbours, calls.analytics)
}

async function keep(order: Order, message: string) {
  showSuccess(message)
  queryClient.setQueryData(calls.orders.get.queryKey({ input: { id: order.id } }), order)
  await refreshOrders()
}
