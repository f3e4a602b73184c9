import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard'
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard'
import { StandardHandler } from '@orpc/server/standard'
import type { RequestContext } from './context.ts'
import type { ApiRouter } from './implement.ts'
import { errorBody } from '../platform/error-body.ts'
import { toAnswerable } from './refuse-errors.ts'

export type Handler = StandardHandler<RequestContext>

/** What an answer holds is JSON or a file by the contract: it is not walked through once more. */
class AnswerSerializer extends StandardOpenAPISerializer {
  override serialize(data: unknown) {
    return data
  }
}

/** oRPC's handler of the contract's paths: its `StandardOpenAPIHandler`, but for what answers go through. */
export function createHandler(router: ApiRouter): Handler {
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
