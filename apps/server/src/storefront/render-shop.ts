import type { Quote } from '@vitrine/contract/checkout.ts'
import type { ApiClient } from '@vitrine/contract/contract.ts'
import type { HostStore } from '../hosts.ts'
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

export interface ShopParts {
  render: (request: RenderRequest) => Promise<RenderedPage>
  assets: Assets
  /** The API as a shopper of the store may call it, in process. */
  callsOf: (store: HostStore) => ApiClient
  originOf: (host: string) => string
}

/** The page at this address of a store; `calls` are where it reads what it shows. */
export async function renderShop(
  { render, assets, callsOf, originOf }: ShopParts,
  store: HostStore,
  url: string,
  calls: ApiClient = callsOf(store),
  visit?: CheckoutVisit,
): Promise<RenderedPage> {
  const { storeId, name, currency, fbPixelId, storeDomain, shownDomain, theme } = store
  return await render({
    url,
    origin: originOf(shownDomain),
    store: { storeId, name, currency, fbPixelId, storeDomain, theme },
    calls,
    assets,
    visit,
  })
}
