import { z } from 'zod'
import { call } from './call.ts'
import { order, orderRow } from './order.ts'
import { orderFilter } from './order-filter.ts'
import { bulkIds, done, id, pageNumber, pageOf, pageSize } from './values.ts'

const savedView = z.object({
  id,
  name: z.string(),
  /** The filters as the list's address has them. */
  query: z.string(),
})
export type SavedView = z.infer<typeof savedView>

export const bulkOrderAct = z.enum(['fulfil', 'pay', 'archive'])
export type BulkOrderAct = z.infer<typeof bulkOrderAct>

export const ordersContract = {
  list: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/orders',
    summary: "The store's orders, newest first",
    refusals: ['not_found'],
  })
    .input(z.strictObject({ ...orderFilter, pageNumber, pageSize }))
    .output(pageOf(orderRow)),

  get: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/orders/{id}',
    summary: 'An order',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(order),

  bulk: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'PUT',
    path: '/orders/bulk',
    summary: 'Mark orders as fulfilled or paid, or archive them; what cannot be is left and named',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ ids: bulkIds, act: bulkOrderAct, notify: z.boolean().default(true) }))
    .output(
      z.object({
        updated: z.number().int(),
        /** The numbers of the orders that were not in a state for it. */
        skipped: z.array(z.number().int()),
      }),
    ),

  views: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/order-views',
    summary: 'The filters that the store keeps by name',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(savedView)),

  saveView: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/order-views',
    summary: 'Keep filters by a name; the same name is written over',
    successStatus: 201,
    refusals: ['not_found', 'invalid_input', 'too_many_views'],
  })
    .input(
      z.strictObject({
        storeId: id,
        name: z.string().trim().min(1).max(40),
        query: z.string().max(1000),
      }),
    )
    .output(savedView),

  deleteView: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'DELETE',
    path: '/order-views/{id}',
    summary: 'Forget filters that were kept',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),
}
