import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type ApiClient, contract } from '@vitrine/contract/contract.ts'
import { noteAccess } from './access-changed.ts'
import { fetchQuietly, fetchWithToasts } from './fetch-with-toasts.ts'
import { refusedFrom } from './refused.ts'

export const api: ApiClient = clientWith(fetchWithToasts)

/** Shows no toasts except for missing permissions; callers report other errors. */
export const quietApi: ApiClient = clientWith(fetchQuietly)

function clientWith(send: (request: Request) => Promise<Response>): ApiClient {
  return createORPCClient(
    new OpenAPILink(contract, {
      url: () => `${window.location.origin}/api`,
      fetch: send,
      customErrorResponseBodyDecoder: (body, response) => noteAccess(refusedFrom(body, response)),
    }),
  )
}
