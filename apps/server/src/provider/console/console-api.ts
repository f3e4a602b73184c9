import type { RequestContext } from '../../api/context.ts'
import { createHandler } from '../../api/create-handler.ts'
import { errorAnswer } from '../../api/api.ts'
import { publicLimit } from '../../api/body-limit.ts'
import { readJsonBody } from '../../api/read-json-body.ts'
import { refuseCrossSite } from '../../api/refuse-cross-site.ts'
import { toAnswerable } from '../../api/refuse-errors.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { ConsoleRouter } from './console-calls.ts'
import { hasConsole } from './console-host.ts'

const prefix = '/api/console'

export type ConsoleApi = (request: Request, context: RequestContext) => Promise<Response>

/** The calls of the console, which are no part of the API of owners and shoppers. */
export function createConsoleApi(router: ConsoleRouter): ConsoleApi {
  const handler = createHandler(router)

  async function answer(request: Request, context: RequestContext) {
    if (!hasConsole(context.host, context.config)) throw new Refusal('not_found')
    refuseCrossSite(request)
    const body = await readJsonBody(request, async () => publicLimit)
    const { method, headers, url } = request
    const call = {
      url: new URL(url),
      method,
      signal: undefined,
      headers: Object.fromEntries(headers),
      body: async () => body,
    }
    const { response } = await handler.handle(call, { prefix, context })
    if (!response) throw new Refusal('not_found')
    return Response.json(response.body, { status: response.status })
  }

  return async (request, context) => {
    const answered = await answer(request, context).catch((error: unknown) =>
      errorAnswer(toAnswerable(error, context)),
    )
    answered.headers.set('cache-control', 'no-store')
    for (const [name, value] of context.responseHeaders) answered.headers.append(name, value)
    return answered
  }
}
