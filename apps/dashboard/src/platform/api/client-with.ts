import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type ApiClient, contract } from '@vitrine/contract/contract.ts'
import { noteAccess } from './access-changed.ts'
import { refusedFrom } from './refused.ts'

/** @throws Refused, by the client's calls, if the server refuses one */
export function clientWith(send: (request: Request) => Promise<Response>): ApiClient {
  return createORPCClient(
    new OpenAPILink(contract, {
      url: () => `${window.location.origin}/api`,
      fetch: send,
      customErrorResponseBodyDecoder: (body, response) => noteAccess(refusedFrom(body, response)),
    }),
  )
}
