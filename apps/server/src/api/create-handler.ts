import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard'
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { StandardHandler } from '@orpc/server/standard'
import type { RequestContext } from './context.ts'
import type { AnyContractRouter } from '@orpc/contract'
import type { Router } from '@orpc/server'
import { errorBody } from '../platform/error-body.ts'
import { toAnswerable } from './refuse-errors.ts'

export type Handler = StandardHandler<RequestContext>

/** Responses are JSON or a file by the contract, so oRPC need not walk through them. */
class AnswerSerializer extends StandardOpenAPISerializer {
  override serialize(data: unknown) {
    return data
  }
}

export function createHandler(router: Router<AnyContractRouter, RequestContext>): Handler {
  const serializer = new AnswerSerializer(
    new StandardOpenAPIJsonSerializer(),
    new StandardBracketNotationSerializer(),
  )
  const codec = new StandardOpenAPICodec(serializer, { customErrorResponseBodyEncoder: errorBody })
  return new StandardHandler<RequestContext>(router, new StandardOpenAPIMatcher(), codec, {
    interceptors: [
      async (options) => {
        try {
          return await options.next()
        } catch (error) {
          throw toAnswerable(error, options.context)
        }
      },
    ],
  })
}
