import type { ApiClient } from '@vitrine/contract/contract.ts'
import { clientWith } from './client-with.ts'
import { nameStore } from './store-of-window.ts'

/** For documents that show a shop, which have no toasts: sections say themselves what failed. */
export const canvasApi: ApiClient = clientWith(async (request) => {
  nameStore(request)
  return await fetch(request, { credentials: 'same-origin' })
})
