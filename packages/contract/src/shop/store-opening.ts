import { z } from 'zod'
import { call } from '../call/call.ts'
import { store, storeStatus } from './store.ts'
import { host, id, timestamp } from '../call/values.ts'

/** A page of the shop, with its query; never another host's. */
const shopPath = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])/, 'Use a path that begins with one slash.')

export const storeOpeningContract = {
  openStore: call({
    access: 'owner',
    right: 'opening:write',
    method: 'POST',
    path: '/store/open-store',
    summary: 'Open the store to the public',
    refusals: ['not_found', 'not_allowed'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(store),

  closeStore: call({
    access: 'owner',
    right: 'opening:write',
    method: 'POST',
    path: '/store/close-store',
    summary: 'Close the store to the public; shared links to it stop working',
    refusals: ['not_found', 'not_allowed'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(store),

  updatePassword: call({
    access: 'owner',
    right: 'opening:write',
    method: 'PUT',
    path: '/store/update-password',
    summary: 'Set the password that visitors of the store need; null removes it',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, password: z.string().trim().min(4).max(100).nullable() }))
    .output(store),

  createViewLink: call({
    access: 'self',
    method: 'POST',
    path: '/store/view-link',
    summary: 'A link that shows the store while it is closed to the public, for seven days',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(z.strictObject({ storeId: id, path: shopPath.default('/') }))
    .output(z.object({ url: z.string(), expiresAt: timestamp })),

  checkStatus: call({
    access: 'public',
    store: 'none',
    method: 'POST',
    path: '/store/check-status',
    summary: 'Whether a store is live',
    refusals: ['not_found'],
  })
    .input(z.union([z.strictObject({ domain: host }), z.strictObject({ storeId: id })]))
    .output(z.object({ status: storeStatus })),
}
