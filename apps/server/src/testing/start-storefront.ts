import { inStore } from '@vitrine/db/in-store.ts'
import type { Database } from '@vitrine/db/database.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { teaHouse } from '@vitrine/demo/tea-house/tea-house.ts'
import type { Sites } from '../app.ts'
import { fillStore } from '../demo/fill-store.ts'
import { reducePrices } from '../demo/reduce-prices.ts'
import { answerNewsletterForm } from '../audience/newsletter/answer-form.ts'
import { isClosed } from '../identity/is-closed.ts'
import { storeCalls } from '../api/store-calls.ts'
import { createRouter } from '../router.ts'
import { loadStorefront } from '../web/storefront/load-storefront.ts'
import type { PageCache } from '../web/storefront/page-cache.ts'
import { asPrivate, createClosedShop } from '../web/storefront/closed-shop.ts'
import { createCheckoutPreview } from '../web/storefront/checkout-preview.ts'
import { createPlainPages } from '../web/storefront/plain-pages.ts'
import { createPreviews } from '../web/storefront/previews.ts'
import type { ShopParts } from '../web/storefront/render-shop.ts'
import { createRedirects } from '../web/storefront/redirects.ts'
import { createStorefront } from '../web/storefront/storefront.ts'
import { startShop, type OwnedStore, type Shop } from './start-shop.ts'

const noFiles = { has: () => false, answer: async () => undefined }

export async function startStorefront(
  cache?: PageCache,
  environment: Record<string, string> = {},
  db?: Database,
) {
  const built = await loadStorefront()
  const rendered: string[] = []
  const sites: Sites = {
    storefront: async (request, store, clientAddress) => {
      const closed = await closedShop(request, store, clientAddress)
      if (closed) return closed
      const answer =
        (await answerNewsletterForm(request, store, (of) =>
          parts.callsOf(of, { clientAddress }),
        )) ??
        (await previews(request, store)) ??
        (await plainPages(request, store, clientAddress)) ??
        (await pages(request, store))
      return isClosed(store) ? asPrivate(answer) : answer
    },
    dashboard: async (request) =>
      (await createCheckoutPreview(parts, shop.services, router)(request, noFiles)) ??
      new Response(null),
  }
  const shop: Shop = startShop(sites, db ?? openTestDatabase(), environment)
  const router = createRouter(shop.services)
  const parts: ShopParts = {
    assets: built.assets,
    render: async (request) => {
      rendered.push(`${request.store.storeDomain}${request.url}`)
      return await built.render(request)
    },
    renderClosed: built.renderClosed,
    answerPlain: built.answerPlain,
    callsOf: (...of) => storeCalls(router, shop.services, ...of),
    originOf: (domain) => `http://${domain}`,
  }
  const closedShop = createClosedShop({
    ...shop.services,
    styles: built.assets.styles,
    renderClosed: built.renderClosed,
  })
  const previews = createPreviews({ ...parts, ...shop.services })
  const redirects = createRedirects(shop.services)
  const pages = createStorefront({ ...parts, cache, redirects, onError })
  const plainPages = createPlainPages({ ...parts, onError })
  return { shop, pages, rendered, parts }
}

function onError(error: unknown): never {
  throw error
}

export async function aTeaHouse(shop: Shop): Promise<OwnedStore> {
  const store = await shop.aStore({ currency: teaHouse.currency })
  const target = { storeId: store.storeId, userId: store.owner.userId }
  await fillStore(shop.services, teaHouse, target, async () => new Map())
  await inStore(shop.services.db, store.storeId, (tx) => reducePrices(tx, teaHouse))
  return store
}
