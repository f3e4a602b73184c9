import type { Quote } from '@vitrine/contract/sales/quote.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { StoreCalls } from '@vitrine/sections/kit/store-queries.ts'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import type { Shopper } from '../../api/store-calls.ts'
import type { HostStore } from '../../platform/host-store.ts'
import { storeInfoOf } from '../../shop/stores/store-info.ts'
import { type ServedHead, servedHead } from './served-head.ts'
import type { RenderedPage } from './page-cache.ts'

export interface Assets {
  styles: string[]
  start: string
  entry: string
  preloads: string[]
  /** Whether pages report that they are visited, because a CDN may answer with them. */
  countsVisits: boolean
}

interface RenderRequest {
  url: string
  origin: string
  store: StoreInfo
  head: ServedHead
  calls: StoreCalls
  assets: Assets
  visit?: CheckoutVisit | undefined
}

export interface CheckoutVisit {
  quote: Quote
}

interface PlainRequest extends RenderRequest {
  posted?: URLSearchParams | undefined
  /** Value of the checkout cookie; '' without one, undefined where cookies are not used. */
  storedForm?: string | undefined
}

interface ClosedRequest {
  store: StoreInfo
  content: readonly PageItem[]
  mainOf: (heading: 'h1' | 'h2') => string
}

export interface ClosedSections {
  html: string
  styles: string[]
  fonts: string[]
  themeCss: string
}

export interface ShopParts {
  render: (request: RenderRequest) => Promise<RenderedPage>
  renderClosed: (request: ClosedRequest) => ClosedSections
  answerPlain: (request: PlainRequest) => Promise<RenderedPage | undefined>
  assets: Assets
  callsOf: (store: HostStore, shopper?: Shopper) => ApiClient
  originOf: (host: string) => string
}

export async function renderShop(
  parts: ShopParts,
  store: HostStore,
  url: string,
  calls?: StoreCalls,
  visit?: CheckoutVisit,
): Promise<RenderedPage> {
  return await parts.render({ ...renderRequest(parts, store, url, calls), visit })
}

export function renderRequest(
  { assets, callsOf, originOf }: Omit<ShopParts, 'render' | 'renderClosed' | 'answerPlain'>,
  store: HostStore,
  url: string,
  calls: StoreCalls = callsOf(store),
): RenderRequest {
  const origin = originOf(store.shownDomain)
  return {
    url,
    origin,
    store: storeInfoOf(store),
    head: servedHead(store, url, origin),
    calls,
    assets,
  }
}
