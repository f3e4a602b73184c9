import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import type { ORPCError } from '@orpc/server'
import type { Router } from '../../router.ts'
import type { RequestContext } from './context.ts'
import { errorBody } from './error-body.ts'
import { readJsonBody } from './read-json-body.ts'
import { refuseCrossSite } from './refuse-cross-site.ts'
import { toAnswerable } from './refuse-errors.ts'
import { Refusal } from './refusal.ts'

export type Api = (request: Request, context: RequestContext) => Promise<Response>

/** The calls of the contract over HTTP, under `/api`. */
export function createApi(router: Router): Api {
  const handler = new StandardOpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: errorBody,
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
  return async (request, context) => {
    const answer = await answerCall(handler, request, context)
    forgetChangedStore(request, context, answer)
    return addHeaders(answer, context.responseHeaders)
  }
}

async function answerCall(
  handler: StandardOpenAPIHandler<RequestContext>,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  try {
    if (context.host.kind === 'main') refuseCrossSite(request)
    const text = await readJsonBody(request)
    const { response } = await handler.handle(asked(request, text), { prefix: '/api', context })
    if (response) return Response.json(response.body, { status: response.status })
    throw new Refusal('not_found')
  } catch (error) {
    return errorAnswer(toAnswerable(error, context))
  }
}

/** Without another `Request` around the one that came in: making one takes longer than the call. */
function asked({ url, method, headers }: Request, text: string | undefined) {
  return {
    url: new URL(url),
    method,
    signal: undefined,
    get headers() {
      return Object.fromEntries(headers)
    },
    body: async (): Promise<unknown> => (text === undefined ? undefined : JSON.parse(text)),
  }
}

export function errorAnswer(error: ORPCError<string, unknown>): Response {
  return Response.json(errorBody(error), { status: error.status })
}

/** The process that wrote shows the change on its very next answer; others hear it from PostgreSQL. */
function forgetChangedStore({ method }: Request, context: RequestContext, { ok }: Response) {
  if (method === 'GET' || !ok) return
  for (const storeId of context.touchedStores) context.hosts.forget(storeId)
}

function addHeaders(answer: Response, added: Headers) {
  answer.headers.set('cache-control', 'no-store')
  for (const [name, value] of added) answer.headers.append(name, value)
  return answer
}
