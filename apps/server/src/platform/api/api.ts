import { OpenAPIHandler } from '@orpc/openapi/fetch'
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
  const handler = new OpenAPIHandler(router, {
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
    return withHeaders(answer, context.responseHeaders)
  }
}

async function answerCall(
  handler: OpenAPIHandler<RequestContext>,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  try {
    if (context.host.kind === 'main') refuseCrossSite(request)
    const body = await readJsonBody(request)
    const { response } = await handler.handle(withBody(request, body), { prefix: '/api', context })
    if (response) return response
    throw new Refusal('not_found')
  } catch (error) {
    return errorAnswer(toAnswerable(error, context))
  }
}

export function errorAnswer(error: ORPCError<string, unknown>): Response {
  return Response.json(errorBody(error), { status: error.status })
}

function withBody({ url, method, headers }: Request, body: string | undefined) {
  return new Request(url, { method, headers, ...(body !== undefined && { body }) })
}

/** The process that wrote shows the change on its very next answer; others hear it from PostgreSQL. */
function forgetChangedStore({ method }: Request, context: RequestContext, { ok }: Response) {
  if (method === 'GET' || !ok) return
  for (const storeId of context.touchedStores) context.hosts.forget(storeId)
}

function withHeaders(answer: Response, added: Headers) {
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'no-store')
  for (const [name, value] of added) headers.append(name, value)
  return new Response(answer.body, { status: answer.status, headers })
}
