import { z } from 'zod'
import { call } from '../call/call.ts'
import { store } from './store.ts'
import { done, id, timestamp } from '../call/values.ts'

/** Deleted, and not yet beyond recovery. */
const deletedStore = z.object({
  storeId: id,
  name: z.string(),
  storeDomain: z.string(),
  deletedAt: timestamp,
  /** Until then its owner can restore it. */
  restorableUntil: timestamp,
})
export type DeletedStore = z.infer<typeof deletedStore>

export const storeDeletionContract = {
  deleteStore: call({
    access: 'owner',
    right: 'ownership:write',
    stepUp: true,
    method: 'DELETE',
    path: '/store/delete-store',
    summary: 'Delete the store; it can be recovered for 30 days',
    refusals: ['not_found', 'name_mismatch'],
  })
    .input(z.strictObject({ storeId: id, confirmName: z.string().max(200) }))
    .output(done),

  findDeletedStores: call({
    access: 'self',
    method: 'GET',
    path: '/store/find-deleted-stores',
    summary: 'The stores of the signed-in owner that were deleted in the last 30 days',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ userId: id }))
    .output(z.array(deletedStore)),

  restoreStore: call({
    access: 'self',
    method: 'POST',
    path: '/store/restore-store',
    summary: 'Restore a deleted store, within 30 days after its deletion',
    refusals: ['not_found', 'plan_limit'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(store),
}
