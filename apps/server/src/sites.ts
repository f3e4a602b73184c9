import path from 'node:path'
import type { Sites } from './app.ts'
import { openDashboard } from './web/dashboard/dashboard.ts'
import { isClosed } from './identity/is-closed.ts'
import { createMediaFiles } from './content/media/media-files.ts'
import { answerNewsletterForm } from './audience/newsletter/answer-form.ts'
import type { ApiRouter } from './api/implement.ts'
import { storeCalls } from './api/store-calls.ts'
import { isDatabaseOutOfReach, logMachineFault } from './platform/database-out-of-reach.ts'
import { createClientAddress } from './platform/client-address.ts'
import { errorFields } from './platform/log.ts'
import { originOf } from './platform/origins.ts'
import { plainPage } from './platform/http/plain-page.ts'
import { securityHeaders, transportOf } from './web/headers/security-headers.ts'
import { openStaticFiles } from './platform/http/static-files.ts'
import { createRouter } from './router.ts'
import type { AllServices } from './services.ts'
import { createPageShortcut, type Shortcut } from './web/storefront/page-shortcut.ts'
import { loadStorefront, storefrontBuild } from './web/storefront/load-storefront.ts'
import { createPageCache, type PageCache } from './web/storefront/page-cache.ts'
import { asPrivate, createClosedShop } from './web/storefront/closed-shop.ts'
import { createCheckoutPreview } from './web/storefront/checkout-preview.ts'
import { createFeeds } from './web/storefront/feed/feeds.ts'
import { createPlainPages } from './web/storefront/plain-pages.ts'
import { createPreviews } from './web/storefront/previews.ts'
import type { ShopParts } from './web/storefront/render-shop.ts'
import { answerRobots } from './web/storefront/robots.ts'
import { openMainSite } from './web/main-site/main-site.ts'
import { withReportLink } from './web/storefront/report-link.ts'
import { createRedirects } from './web/storefront/redirects.ts'
import { createSitemaps } from './web/storefront/sitemap/sitemaps.ts'
import { createTemplatePreview } from './web/storefront/template-preview.ts'
import { answerVisit } from './web/cdn/answer-visit.ts'
import { createStorefront } from './web/storefront/storefront.ts'

export async function openSites(
  services: AllServices,
  router: ApiRouter = createRouter(services),
): Promise<Sites & { shortcut: Shortcut }> {
  const { config, hosts } = services
  const cache = createPageCache()
  const headers = securityHeaders(false, transportOf(config).shops)
  return {
    ...(await openPages(services, router, config.pageCache ? cache : undefined)),
    media: createMediaFiles(services.media.storage),
    isReady: () => answers(services),
    shortcut: createPageShortcut({
      hosts,
      cache,
      headers,
      sharedCache: config.cdn,
      visits: config.countVisits && !config.cdn ? services.visitCounter : undefined,
      clientAddress: createClientAddress(config, services.log),
    }),
  }
}

async function openPages(services: AllServices, router: ApiRouter, cache: PageCache | undefined) {
  const { config, log } = services
  const mainHost = await openMainHost(services)
  const built = await loadStorefront().catch((error: unknown) => {
    log.warn('The shops are not served: run "npm run build".', errorFields(error))
    return undefined
  })
  if (!built) return { dashboard: mainHost, storefront: notBuilt }
  const files = await openStaticFiles(path.join(storefrontBuild, 'client'))
  const originOfShop = (host: string) => originOf(host, config)
  const callsOf: ShopParts['callsOf'] = (...of) => storeCalls(router, services, ...of)
  const shop = { ...withReportLink(built, config), callsOf, originOf: originOfShop }
  const onError = (error: unknown) => {
    if (isDatabaseOutOfReach(error)) logMachineFault(log, error)
    else log.error('A page could not be rendered.', errorFields(error))
  }
  const redirects = createRedirects(services)
  const seen = { ...shop, assets: { ...built.assets, countsVisits: config.cdn !== undefined } }
  const pages = createStorefront({ ...seen, cache, redirects, onError, sharedCache: config.cdn })
  const plainPages = createPlainPages({ ...seen, onError })
  const previews = createPreviews({ ...shop, ...services })
  const sitemaps = createSitemaps({ ...services, originOf: originOfShop })
  const feeds = createFeeds({ ...services, originOf: originOfShop })
  const checkoutPreview = createCheckoutPreview(shop, services, router)
  const templatePreview = createTemplatePreview(shop, config.mainHost)
  const ofMain: Sites['dashboard'] = async (request, clientAddress) =>
    (await checkoutPreview(request, files)) ??
    (await templatePreview(request)) ??
    (await mainHost(request, clientAddress))
  const closedShop = createClosedShop({
    ...services,
    styles: built.assets.styles,
    renderClosed: built.renderClosed,
  })
  const ofStores: Sites['storefront'] = async (request, store, clientAddress) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/robots.txt') return answerRobots(store, originOfShop(store.shownDomain))
    const file = await files.answer(request, pathname)
    if (file) return file
    const closed = await closedShop(request, store, clientAddress)
    if (closed) return closed
    const answer =
      (await sitemaps(request, store)) ??
      (await feeds(request, store)) ??
      (await answerVisit(services.visitCounter, request, store, clientAddress)) ??
      (await answerNewsletterForm(request, store, (of) => callsOf(of, { clientAddress }))) ??
      (await previews(request, store)) ??
      (await plainPages(request, store, clientAddress)) ??
      (await pages(request, store))
    return isClosed(store) ? asPrivate(answer) : answer
  }
  return { dashboard: ofMain, storefront: ofStores }
}

export async function openMainHost(
  services: AllServices,
): Promise<NonNullable<Sites['dashboard']>> {
  const dashboard = await openDashboard(services.config.provider)
  const mainSite = await openMainSite(services)
  return async (request, clientAddress) =>
    (await mainSite?.(request, clientAddress)) ?? (await dashboard(request))
}

async function notBuilt() {
  const page = await plainPage('Not built yet', 'Run "npm run build", then open this page again.')
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(String(page), { status: 503, headers })
}

async function answers({ db }: AllServices): Promise<boolean> {
  return await db.pool.query('SELECT 1').then(
    () => true,
    () => false,
  )
}
