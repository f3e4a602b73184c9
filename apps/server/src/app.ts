import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { HostStore } from './platform/host-store.ts'
import type { Host } from './platform/hosts.ts'
import { answerEvent } from './sales/payments/webhooks/answer-event.ts'
import { answerBillingEvent } from './provider/billing/receive-event.ts'
import { createApi, errorAnswer } from './api/api.ts'
import { checkRouter } from './api/check-router.ts'
import type { RequestContext, Services } from './api/context.ts'
import type { ApiRouter } from './api/implement.ts'
import { apiDocuments } from './api/documents.ts'
import { Refusal } from './platform/refusal.ts'
import { createClientAddress } from './platform/client-address.ts'
import { isDatabaseOutOfReach, logMachineFault } from './platform/database-out-of-reach.ts'
import { shownPath } from './platform/hide-secrets.ts'
import { errorFields } from './platform/log.ts'
import { busiestShops } from './platform/metrics/metrics.ts'
import { requestKind } from './platform/metrics/request-kind.ts'
import { noteStore, type RequestFacts, withFacts } from './platform/request-facts.ts'
import { startSpan } from './platform/tracing/tracing.ts'
import type { Visit } from './audience/visits/visit-counter.ts'
import { isClosed } from './identity/is-closed.ts'
import type { LimitedWork } from './platform/limits/limits.ts'
import { keysOf } from './api/require-within-limit.ts'
import { answerTooMany } from './platform/http/plain-answer.ts'
import { plainPage } from './platform/http/plain-page.ts'
import { downloadArchive } from './provider/lifecycle/exports/download-archive.ts'
import { createLeadElsewhere } from './web/hosts/lead-elsewhere.ts'
import { ownHtmlFrame, type OwnHtmlKind } from './web/frames/own-html.ts'
import { answerIcon, iconPath } from './web/storefront/answer-icon.ts'
import { answerSuspended } from './web/storefront/suspended-shop.ts'
import { createSecurityHeaders } from './web/headers/security-headers.ts'
import { answerReport, reportPath } from './provider/abuse/answer-report.ts'
import { createConsoleApi } from './provider/console/console-api.ts'
import { hasConsole, isConsolePath } from './provider/console/console-host.ts'
import { createConsoleRouter } from './provider/console/console-routes.ts'
import { createRouter } from './router.ts'
import type { AllServices } from './services.ts'

type Environment = {
  Bindings: Partial<HttpBindings>
  Variables: { facts: Facts; host: Host; clientAddress: string | undefined }
}
type HonoContext = Context<Environment>
type Facts = RequestFacts & { requestId: string }

/** Handlers of everything but the API; a handler is missing if its app is not built. */
export interface Sites {
  dashboard?: (request: Request, clientAddress?: string) => Promise<Response>
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
  const consoleApi = createConsoleApi(createConsoleRouter(services))
  const clientAddress = createClientAddress(config, log)
  const addSecurityHeaders = createSecurityHeaders(config)
  const leadElsewhere = createLeadElsewhere(config)
  const app: App = new Hono<Environment>()

  app.use(async (context, next) => {
    const started = performance.now()
    const facts: Facts = { requestId: randomUUID(), span: startSpan('request') }
    context.set('facts', facts)
    context.set('clientAddress', clientAddress(context.env?.incoming, context.req.raw.headers))
    await withFacts(facts, next)
    context.res.headers.set('x-request-id', facts.requestId)
    const host = context.get('host') as Host | undefined
    addSecurityHeaders(context.res.headers, context.req.path, host?.kind)
    if (facts.storeId !== undefined) busiestShops.count(facts.storeId)
    endSpan(context)
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
    // Thousands of pages are read: logs only changes and server errors.
    const fields = requestFields(context, performance.now() - started)
    if (!isRead || context.res.status >= 500) withFacts(facts, () => log.info('request', fields))
  })
  app.onError((error, context) => {
    if (isDatabaseOutOfReach(error)) {
      logMachineFault(log, error)
      return unavailable(context)
    }
    log.error('A request failed.', errorFields(error))
    return context.html(plainPage('Something went wrong', 'Please try again in a moment.'), 500)
  })

  app.get('/healthz', (context) => context.json({ alive: true }))
  app.get('/readyz', async (context) => {
    const isReady = (await sites.isReady?.()) ?? true
    return context.json({ ready: isReady }, isReady ? 200 : 503)
  })

  app.use(async (context, next) => {
    context.set(
      'host',
      await hosts.resolve(context.req.header('host') ?? new URL(context.req.url).host),
    )
    const host = context.get('host')
    if (host.kind === 'store') noteStore(host.store.storeId)
    return leadElsewhere(context.req.raw, host, context.env?.incoming) ?? (await next())
  })
  const limited =
    (work: LimitedWork): MiddlewareHandler<Environment> =>
    async (context, next) => {
      const wait = await limiter.take(work, keysOf({ clientAddress: context.get('clientAddress') }))
      return wait ? await answerTooMany(wait) : await next()
    }
  app.use('/api/:document{openapi.json|docs}', limited('apiDocument'))
  for (const [path, answer] of Object.entries(apiDocuments))
    app.get(path, (context) => answer(context.req.raw.headers))
  app.all('/api/console/*', (context) =>
    consoleApi(context.req.raw, callContext(services, context)),
  )
  app.all('/api/*', async (context) => {
    const answer = await api(context.req.raw, callContext(services, context))
    const host = context.get('host')
    if (host.kind === 'store' && answer.status === 200)
      services.visitCounter.countCall(visitOf(context, host.store), context.req.path)
    return answer
  })
  app.post('/webhooks/:provider/:storeId', limited('paymentEvent'), async (context, next) =>
    context.get('host').kind === 'main'
      ? await answerEvent(services, context.req.raw, context.req.param())
      : await next(),
  )
  app.get('/downloads/:storeId/:exportId/:token', limited('shopperLink'), async (context, next) =>
    context.get('host').kind === 'main'
      ? await downloadArchive(services, context.req.param())
      : await next(),
  )
  app.post('/webhooks/billing', limited('paymentEvent'), async (context, next) =>
    services.billing && context.get('host').kind === 'main'
      ? await answerBillingEvent({ ...services, billing: services.billing }, context.req.raw)
      : await next(),
  )
  app.get('/own-html/:kind{still|scripts}', (context) =>
    context.get('host').kind === 'unknown'
      ? nothingHere(context)
      : ownHtmlFrame(context.req.param('kind') as OwnHtmlKind),
  )
  app.all('*', (context) => answerPage(services, sites, context))
  return app
}

function callContext(services: Services, context: HonoContext): RequestContext {
  return {
    ...services,
    host: context.get('host'),
    requestId: context.get('facts').requestId,
    headers: context.req.raw.headers,
    responseHeaders: new Headers(),
    clientAddress: context.get('clientAddress'),
    touchedStores: new Set(),
    keys: new Map(),
  }
}

function visitOf({ req, get }: HonoContext, store: HostStore): Visit {
  return {
    store,
    address: () => get('clientAddress'),
    header: (name) => req.raw.headers.get(name) ?? undefined,
  }
}

async function answerPage(services: AllServices, sites: Sites, context: HonoContext) {
  const host = context.get('host')
  const request = context.req.raw
  if (host.kind === 'store' && context.req.path === iconPath) return answerIcon(host.store)
  const suspended = host.kind === 'store' && (await answerSuspended(request, host.store))
  if (suspended) return suspended
  const isConsole = isConsolePath(context.req.path)
  if (isConsole && !hasConsole(host, services.config)) return await nothingHere(context)
  if (host.kind === 'console') return await answerConsole(sites, context)
  if (host.kind !== 'unknown' && context.req.path.startsWith('/media/') && sites.media)
    return await sites.media(request)
  if (host.kind === 'main' && sites.dashboard)
    return await sites.dashboard(request, context.get('clientAddress'))
  if (host.kind === 'main' && context.req.path === reportPath)
    return await answerReport(services, request, context.get('clientAddress'))
  if (host.kind === 'main' && sites.dashboard) return await sites.dashboard(request)
  if (host.kind === 'store' && sites.storefront)
    return await answerShop(services, sites.storefront, context, host.store)
  context.header('x-robots-tag', 'noindex')
  if (host.kind === 'unknown' && host.isDeleted)
    return context.html(
      plainPage('This shop is closed', 'There is no shop at this address now.'),
      404,
    )
  return await nothingHere(context)
}

async function nothingHere(context: HonoContext) {
  context.header('x-robots-tag', 'noindex')
  return await context.html(plainPage('Nothing is here', 'There is no page at this address.'), 404)
}

/** The console's host has nothing else of the dashboard's pages. */
async function answerConsole({ dashboard }: Sites, context: HonoContext) {
  const { path, raw } = context.req
  if (path === '/') return context.redirect('/console')
  const isFile = /^\/(?:assets\/|favicon)/.test(path)
  if (!dashboard || !(isFile || isConsolePath(path))) return await nothingHere(context)
  context.header('x-robots-tag', 'noindex')
  return await dashboard(raw)
}

async function answerShop(
  { visitCounter, config }: AllServices,
  storefront: NonNullable<Sites['storefront']>,
  context: HonoContext,
  store: HostStore,
) {
  const request = context.req.raw
  const answer = await storefront(request, store, context.get('clientAddress'))
  // Behind a CDN each page reports its visit.
  if (!config.cdn && isPageView(request, answer) && !isClosed(store))
    visitCounter.countPage(visitOf(context, store), request.url.replace(/^\w+:\/\/[^/]*/, ''))
  return answer
}

function isPageView({ method }: Request, { status, headers }: Response) {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  return method === 'GET' && isPage && (status === 200 || status === 304)
}

function unavailable(context: HonoContext) {
  context.header('retry-after', '2')
  if (context.req.path.startsWith('/api/')) {
    const answer = errorAnswer(new Refusal('unavailable'))
    answer.headers.set('retry-after', '2')
    return answer
  }
  const page = plainPage('Back in a moment', 'This page is briefly unavailable.')
  return context.html(page, 503)
}

function requestFields(context: HonoContext, milliseconds: number) {
  return {
    method: context.req.method,
    path: shownPath(context.req.path),
    status: context.res.status,
    ms: Math.round(milliseconds),
  }
}

function endSpan(context: HonoContext) {
  const { span, storeId, requestId } = context.get('facts')
  if (!span) return
  const { method, path } = context.req
  const host = context.get('host') as Host | undefined
  const kind = requestKind(method, path, host?.kind === 'unknown' ? undefined : host?.kind)
  span.updateName(`${method} ${kind}`)
  span.setAttributes({
    'http.request.method': method,
    'url.path': shownPath(path),
    'http.response.status_code': context.res.status,
    'vitrine.request': requestId,
    ...(storeId !== undefined && { 'vitrine.store': storeId }),
  })
  span.end()
}
