import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type ApiClient, contract } from '@vitrine/contract/contract.ts'
import { fetchWithToasts } from './fetch-with-toasts.ts'
import { refusedFrom } from './refused.ts'

export const api: ApiClient = createORPCClient(
  new OpenAPILink(contract, {
    url: () => `${window.location.origin}/api`,
    fetch: fetchWithToasts,
    customErrorResponseBodyDecoder: refusedFrom,
  }),
)
