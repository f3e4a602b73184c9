import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import { api, quietApi } from './client.ts'

/** Every call as options for `useQuery` and `useMutation`, and the keys of what they loaded. */
export const calls: RouterUtils<ApiClient> = createTanstackQueryUtils(api)

/** The same calls, and the same keys, for work in the background. */
export const quietCalls: RouterUtils<ApiClient> = createTanstackQueryUtils(quietApi)
