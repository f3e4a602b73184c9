import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import { api, quietApi } from './client.ts'

export const calls: RouterUtils<ApiClient> = createTanstackQueryUtils(api)

/** Shares query keys with `calls`, but shows no toasts. */
export const quietCalls: RouterUtils<ApiClient> = createTanstackQueryUtils(quietApi)
