import { z } from 'zod'
import { call } from '../call/call.ts'
import { order, orderRow } from './order.ts'
import { orderFilter } from './order-filter.ts'
import {
  bulkIds,
  done,
  id,
  lastRevision,
  pageNumber,
  pageOf,
  pageSize,
  updated,
} from '../call/values.ts'

const savedView = z.object({
  id,
  name: z.string(),
  query: z.string(),
})
export type SavedView = z.infer<typeof savedView>

/** Fulfils everything left, records everything due as paid, or archives. */
const orderChanges = z.union([
  z.strictObject({ fulfilmentStatus: z.literal('fulfilled'), notify: z.boolean().default(true) }),
  z.strictObject({ paymentStatus: z.literal('paid') }),
  z.strictObject({ status: z.enum(['archived', 'open']) }),
])
export type OrderChanges = z.infer<typeof orderChanges>

const neighbour = z.object({ id, orderNumber: z.number().int(), orderName: z.string() }).nullable()

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

  bulkUpdate: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'PUT',
    path: '/orders/bulk',
    summary:
      'Mark orders as fulfilled or paid, archive or reopen them: all or none, or skip those whose state does not allow it',
    refusals: ['not_found', 'invalid_input', 'illegal_transition'],
  })
    .input(
      z.strictObject({
        ids: bulkIds,
        changes: orderChanges,
        /** Refuses the whole request, or skips orders whose state does not allow the change. */
        unfit: z.enum(['refuse', 'skip']).default('refuse'),
      }),
    )
    .output(
      updated.extend({
        skipped: z.array(z.number().int()),
        skippedNames: z.array(z.string()),
      }),
    ),

  bulkMatching: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/orders/bulk-matching',
    summary:
      'Change the next 100 orders that match a filter, newest first; repeat with `next` as `before` until it is null',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(
      z.strictObject({
        ...orderFilter,
        changes: orderChanges,
        /** Only orders with a smaller number, for paging. */
        before: z.number().int().min(1).max(lastRevision).optional(),
      }),
    )
    .output(
      updated.extend({
        skipped: z.array(z.number().int()),
        skippedNames: z.array(z.string()),
        next: z.number().int().nullable(),
      }),
    ),

  neighbours: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/orders/{id}/neighbours',
    summary: 'The orders that were placed just before and just after an order',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(z.object({ older: neighbour, newer: neighbour })),

  bulkDelete: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'DELETE',
    path: '/orders/bulk',
    summary:
      'Archive orders, all or none. Orders are accounting records, so they are archived and never removed; one that is still to be paid or sent is refused',
    refusals: ['not_found', 'order_unsettled'],
  })
    .input(z.strictObject({ ids: bulkIds }))
    .output(updated),

  views: call({
    access: 'owner',
    scope: 'orders:read',
    method: 'GET',
    path: '/order-views',
    summary: 'The saved views of the store',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(savedView)),

  saveView: call({
    access: 'owner',
    scope: 'orders:write',
    method: 'POST',
    path: '/order-views',
    summary: 'Save filters as a view; one of the same name is replaced',
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
    summary: 'Delete a saved view',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(done),
}
