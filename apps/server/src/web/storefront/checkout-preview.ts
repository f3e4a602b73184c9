import { randomUUID } from 'node:crypto'
import { createRouterClient } from '@orpc/server'
import { checkoutForm } from '@vitrine/contract/shop/checkout-settings.ts'
import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { HostStore } from '../../platform/host-store.ts'
import type { Services } from '../../api/context.ts'
import type { StaticFiles } from '../../platform/http/static-files.ts'
import type { ApiRouter } from '../../api/implement.ts'
import { callsWithCheckout } from './calls-with-draft.ts'
import { ofOneShopper } from './page-headers.ts'
import { renderShop, type ShopParts } from './render-shop.ts'

const address = '/builder/canvas/checkout'
const largest = 100_000

/**
 * Renders the checkout with unsaved settings as a document without scripts, and serves its files on
 * the main host. Resolves to undefined for other requests.
 */
export function createCheckoutPreview(parts: ShopParts, services: Services, router: ApiRouter) {
  return async (request: Request, files: StaticFiles): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/assets/')) return await files.answer(request, pathname)
    if (pathname !== address || request.method !== 'POST') return undefined
    const store = await selectedStore(request, services, router)
    if (!store) return respond(404, 'No store of yours is selected.')
    const form = checkoutForm.safeParse(await readJson(request))
    if (!form.success) return respond(400, 'These settings cannot be shown.')
    const calls = callsWithCheckout(parts.callsOf(store), form.data, store.policies)
    const visit = { quote: await sampleQuote(calls, store) }
    const quiet = { ...store, fbPixelId: '' }
    const { html } = await renderShop(parts, quiet, '/checkout', calls, visit)
    return respond(200, withoutLife(html), 'text/html; charset=utf-8')
  }
}

async function selectedStore({ headers }: Request, services: Services, router: ApiRouter) {
  const calls: ApiClient = createRouterClient(router, {
    context: () => ({
      ...services,
      host: { kind: 'main' as const },
      requestId: randomUUID(),
      headers,
      responseHeaders: new Headers(),
      clientAddress: undefined,
      touchedStores: new Set<string>(),
      keys: new Map(),
    }),
  })
  try {
    const { selectedStoreId: storeId } = await calls.auth.checkAuth()
    if (storeId === null) return undefined
    await calls.checkoutSettings.get({ storeId })
    return await services.hosts.findById(storeId)
  } catch {
    return undefined
  }
}

// CSRF-safe: a cross-origin request with JSON needs a preflight.
async function readJson(request: Request): Promise<unknown> {
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  if (!isJson || !(size <= largest)) return undefined
  return await request.json().catch(() => undefined)
}

async function sampleQuote(calls: ApiClient, { storeId, currency }: HostStore): Promise<Quote> {
  const { content } = await calls.products.fetchListing({ storeId, pageSize: 20 })
  const simple = content.filter(({ hasVariations, stockStatus }) => !hasVariations && stockStatus)
  const lines = simple.slice(0, 2).map(({ id }) => ({ productId: id, quantity: 1 }))
  if (lines.length) return await calls.checkout.quote({ storeId, lines })
  return madeUp(currency)
}

function madeUp(currency: string): Quote {
  const price = 20
  const line = {
    productId: randomUUID(),
    variationId: null,
    quantity: 1,
    name: 'A product',
    slug: '',
    image: null,
    options: {},
    unitPrice: price,
    total: price,
    discount: 0,
    problem: null,
    available: null,
  }
  const nothing = { discount: 0, discounts: [], shipping: 0, tax: 0, taxIncluded: true, taxes: [] }
  return {
    currency,
    lines: [line],
    shippingRates: [],
    shippingRateId: null,
    shippingProblem: null,
    paymentMethods: [],
    paymentMethod: null,
    paymentFee: 0,
    discountProblem: null,
    discountMinimum: null,
    quoteHash: '',
    subtotal: price,
    total: price,
    ...nothing,
  }
}

function withoutLife(html: string): string {
  return html.replaceAll(/<(script|noscript)\b.*?<\/\1>/gs, '').replace('<body>', '<body inert>')
}

function respond(status: number, text: string, type = 'text/plain; charset=utf-8') {
  return new Response(text, {
    status,
    headers: { 'content-type': type, ...ofOneShopper },
  })
}
