import { createRouterClient, ORPCError } from '@orpc/server'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import { createSharedReads } from '@vitrine/db/shared-reads.ts'
import type { HostStore } from '../platform/host-store.ts'
import type { Services } from './context.ts'
import type { ApiRouter } from './implement.ts'
import { isDatabaseOutOfReach } from '../platform/database-out-of-reach.ts'
import { issuesOf } from '../platform/error-body.ts'
import { Refusal } from '../platform/refusal.ts'

export interface Shopper {
  clientAddress?: string | undefined
  /** By which the visit counter recognises the shopper; nothing that signs in. */
  headers?: Headers
}

/**
 * Returns the API as a shopper of this store calls it, in process, for rendering. Refusals are
 * thrown as errors with their `code`, as over HTTP.
 * @param shopper who asks; nobody for a page that is cached for all
 */
export function storeCalls(
  router: ApiRouter,
  services: Services,
  store: HostStore,
  { clientAddress, headers }: Shopper = {},
): ApiClient {
  // A page that is cached for all shows the store; a shopper may have ordered a moment ago.
  const isForAll = clientAddress === undefined && headers === undefined
  const { storeId, version } = store
  const reads = createSharedReads(services.db, storeId, isForAll ? { version } : {})
  return createRouterClient(router, {
    context: () => ({
      ...services,
      host: { kind: 'store' as const, store, name: store.shownDomain },
      requestId: 'render',
      headers: new Headers(headers),
      responseHeaders: new Headers(),
      clientAddress,
      touchedStores: new Set<string>(),
      keys: new Map(),
      isLetIn: true,
      reads,
    }),
    interceptors: [
      async (options) => {
        try {
          return await options.next()
        } catch (error) {
          throw toRefusal(error)
        }
      },
    ],
  })
}

function toRefusal(error: unknown): unknown {
  if (!(error instanceof ORPCError))
    return isDatabaseOutOfReach(error) ? new Refusal('unavailable') : error
  return error.code === 'BAD_REQUEST'
    ? new Refusal('invalid_input', undefined, issuesOf(error))
    : error
}
