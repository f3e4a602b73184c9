import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { HostStore } from './platform/host-store.ts'
import type { Host } from './platform/hosts.ts'
import { answerEvent } from './sales/payments/webhooks/answer-event.ts'
import { createApi, errorAnswer } from './api/api.ts'
import { checkRouter } from './api/check-router.ts'
import type { RequestContext, Services } from './api/context.ts'
import type { ApiRouter } from './api/implement.ts'
import { apiDocuments } from './api/documents.ts'
import { Refusal } from './platform/refusal.ts'
import { createClientAddress } from './platform/client-address.ts'
import { isDatabaseOutOfReach, logMachineFault } from './platform/database-out-of-reach.ts'
import { errorFields } from './platform/log.ts'
import type { LimitedWork } from './platform/limits/limits.ts'
import { keysOf } from './api/require-within-limit.ts'
import { answerTooMany } from './platform/http/plain-answer.ts'
import { plainPage } from './platform/http/plain-page.ts'
import { createLeadElsewhere } from './web/hosts/lead-elsewhere.ts'
import { createSecurityHeaders } from './web/headers/security-headers.ts'
import { createRouter } from './router.ts'
import type { AllServices } from './services.ts'

type Environment = {
  Bindings: Partial<HttpBindings>
  Variables: { requestId: string; host: Host; clientAddress: string | undefined }
}
type Asked = Context<Environment>

/** Handlers of everything but the API; a handler is missing if its app is not built. */
export interface Sites {
  dashboard?: (request: Request) => Promise<Response>
  storefront?: (request: Request, store: HostStore, clientAddress?: string) => Promise<Response>
  media?: (request: Request) => Promise<Response>
  isReady?: () => Promise<boolean>
}

export type App = Hono<Environment>

/** Creates the server from its services, without a port, so that tests can call it directly. */
export function createApp(
  services: AllServices,
  sites: Sites = {},
  router: ApiRouter = createRouter(services),
): App {
  checkRouter(router)
  const { config, hosts, limiter, log } = services
  const api = createApi(router, services.media.intake)
  const clientAddress = createClientAddress(config, log)
  const addSecurityHeaders = createSecurityHeaders(config)
  const leadElsewhere = createLeadElsewhere(config)
  const app: App = new Hono<Environment>()

  app.use(async (asked, next) => {
    const started = performance.now()
    asked.set('requestId', randomUUID())
    asked.set('clientAddress', clientAddress(asked.env?.incoming, asked.req.raw.headers))
    await next()
    asked.res.headers.set('x-request-id', asked.get('requestId'))
    const host = asked.get('host') as Host | undefined
    addSecurityHeaders(asked.res.headers, asked.req.path, host?.kind)
    const isRead = asked.req.method === 'GET' || asked.req.method === 'HEAD'
    // Thousands of pages are read: logs only changes and server errors.
    if (!isRead || asked.res.status >= 500)
      log.info('request', requestFields(asked, performance.now() - started))
  })
  app.onError((error, asked) => {
    if (isDatabaseOutOfReach(error)) {
      logMachineFault(log, error)
      return unavailable(asked)
    }
    log.error('A request failed.', { requestId: asked.get('requestId'), ...errorFields(error) })
    return asked.html(plainPage('Something went wrong', 'Please try again in a moment.'), 500)
  })

  app.get('/healthz', (asked) => asked.json({ alive: true }))
  app.get('/readyz', async (asked) => {
    const isReady = (await sites.isReady?.()) ?? true
    return asked.json({ ready: isReady }, isReady ? 200 : 503)
  })

  app.use(async (asked, next) => {
    asked.set('host', await hosts.resolve(asked.req.header('host') ?? new URL(asked.req.url).host))
    return leadElsewhere(asked.req.raw, asked.get('host'), asked.env?.incoming) ?? (await next())
  })
  const limited =
    (work: LimitedWork): MiddlewareHandler<Environment> =>
    async (asked, next) => {
      const wait = await limiter.take(work, keysOf({ clientAddress: asked.get('clientAddress') }))
      return wait ? await answerTooMany(wait) : await next()
    }
  app.use('/api/:document{openapi.json|docs}', limited('apiDocument'))
  for (const [path, answer] of Object.entries(apiDocuments))
    app.get(path, (asked) => answer(asked.req.raw.headers))
  app.all('/api/*', (asked) => api(asked.req.raw, callContext(services, asked)))
  app.post('/webhooks/:provider/:storeId', limited('paymentEvent'), async (asked, next) =>
    asked.get('host').kind === 'main'
      ? await answerEvent(services, asked.req.raw, asked.req.param())
      : await next(),
  )
  app.all('*', (asked) => answerPage(services, sites, asked))
  return app
}

function callContext(services: Services, asked: Asked): RequestContext {
  return {
    ...services,
    host: asked.get('host'),
    requestId: asked.get('requestId'),
    headers: asked.req.raw.headers,
    responseHeaders: new Headers(),
    clientAddress: asked.get('clientAddress'),
    touchedStores: new Set(),
    keys: new Map(),
  }
}

async function answerPage(services: Services, sites: Sites, asked: Asked) {
  const host = asked.get('host')
  const request = asked.req.raw
  if (host.kind !== 'unknown' && asked.req.path.startsWith('/media/') && sites.media)
    return await sites.media(request)
  if (host.kind === 'main' && sites.dashboard) return await sites.dashboard(request)
  if (host.kind === 'store' && sites.storefront)
    return await sites.storefront(request, host.store, asked.get('clientAddress'))
  asked.header('x-robots-tag', 'noindex')
  if (host.kind === 'unknown' && host.isDeleted)
    return asked.html(
      plainPage('This shop is closed', 'There is no shop at this address now.'),
      404,
    )
  return asked.html(plainPage('Nothing is here', 'There is no page at this address.'), 404)
}

function unavailable(asked: Asked) {
  asked.header('retry-after', '2')
  if (asked.req.path.startsWith('/api/')) {
    const answer = errorAnswer(new Refusal('unavailable'))
    answer.headers.set('retry-after', '2')
    return answer
  }
  const page = plainPage('Back in a moment', 'This page is briefly out of reach.')
  return asked.html(page, 503)
}

function requestFields(asked: Asked, milliseconds: number) {
  const host = asked.get('host') as Host | undefined
  return {
    requestId: asked.get('requestId'),
    method: asked.req.method,
    // Hides the token in the path, which opens one shopper's order.
    path: asked.req.path.replace(/^(\/checkout\/[^/]+\/).+/, '$1…'),
    status: asked.res.status,
    ms: Math.round(milliseconds),
    ...(host?.kind === 'store' && { storeId: host.store.storeId }),
  }
}
