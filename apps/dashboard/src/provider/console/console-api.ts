import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { createTanstackQueryUtils, type RouterUtils } from '@orpc/tanstack-query'
import { type ConsoleClient, consoleContract } from '@vitrine/contract/provider/console.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { refusedFrom } from '../../platform/api/refused.ts'

export const consoleApi: ConsoleClient = createORPCClient(
  new OpenAPILink(consoleContract, {
    url: () => `${window.location.origin}/api/console`,
    fetch: send,
    customErrorResponseBodyDecoder: refusedFrom,
  }),
)

export const consoleCalls: RouterUtils<ConsoleClient> = createTanstackQueryUtils(consoleApi)

/** A session can end at any time: the layout then leads to signing in. */
async function send(request: Request): Promise<Response> {
  const response = await fetch(request, { credentials: 'same-origin' })
  const isOfSession = new URL(request.url).pathname.startsWith('/api/console/session')
  if (response.status === 401 && !isOfSession)
    void queryClient.invalidateQueries({ queryKey: consoleCalls.session.find.key() })
  return response
}
