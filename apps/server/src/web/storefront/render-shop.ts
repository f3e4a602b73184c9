import type { Quote } from '@vitrine/contract/quote.ts'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { HostStore } from '../../platform/hosts.ts'
import type { RenderedPage } from './page-cache.ts'

/** What every page asks for: the addresses of the storefront's built files, and how it asks for its code. */
export interface Assets {
  styles: string[]
  /** The script that asks for the entry and for what that needs. */
  start: string
  entry: string
  preloads: string[]
}

interface RenderRequest {
  url: string
  origin: string
  store: Pick<HostStore, 'storeId' | 'name' | 'currency' | 'fbPixelId' | 'storeDomain' | 'theme'>
  calls: ApiClient
  assets: Assets
  visit?: CheckoutVisit | undefined
}

/** What is in the cart of whom the checkout is rendered for. */
export interface CheckoutVisit {
  quote: Quote
}

/** What someone asks or sends without JavaScript. */
interface PlainRequest extends RenderRequest {
  posted?: URLSearchParams | undefined
  /** What the browser keeps of its checkout, '' for nothing yet; undefined where it keeps nothing. */
  kept?: string | undefined
}

export interface ShopParts {
  render: (request: RenderRequest) => Promise<RenderedPage>
  /** Undefined where there is nothing to answer. */
  answerPlain: (request: PlainRequest) => Promise<RenderedPage | undefined>
  assets: Assets
  /** The API as a shopper of the store may call it, in process. */
  callsOf: (store: HostStore, clientAddress?: string) => ApiClient
  originOf: (host: string) => string
}

/** The page at this address of a store; `calls` are where it reads what it shows. */
export async function renderShop(
  parts: ShopParts,
  store: HostStore,
  url: string,
  calls?: ApiClient,
  visit?: CheckoutVisit,
): Promise<RenderedPage> {
  return await parts.render({ ...renderRequest(parts, store, url, calls), visit })
}

export function renderRequest(
  { assets, callsOf, originOf }: Omit<ShopParts, 'render' | 'answerPlain'>,
  store: HostStore,
  url: string,
  calls: ApiClient = callsOf(store),
): RenderRequest {
  const { storeId, name, currency, fbPixelId, storeDomain, shownDomain, theme } = store
  return {
    url,
    origin: originOf(shownDomain),
    store: { storeId, name, currency, fbPixelId, storeDomain, theme },
    calls,
    assets,
  }
}
