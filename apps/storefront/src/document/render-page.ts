import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import type { CheckoutVisit } from '../checkout/summary/visit.ts'
import type { StoreCalls } from '@vitrine/sections/kit/store-queries.ts'

interface Assets {
  styles: string[]
  start: string
  entry: string
  preloads: string[]
  /** Whether pages report that they are visited, because a CDN may answer with them. */
  countsVisits: boolean
}
import type { ShopTerms } from './structured-data/offer-terms.ts'

/** What only the served document needs to know of the shop. */
interface ServedHead extends ShopTerms {
  favicon: string | null
  socialImage: string | null
  verification: { name: string; content: string }[]
}

export interface RenderRequest {
  /** Path and query. */
  url: string
  /** For example `https://tea.example`. */
  origin: string
  store: StoreInfo
  head: ServedHead
  calls: StoreCalls
  assets: Assets
  visit?: CheckoutVisit | undefined
}

/** A request without JavaScript. */
export interface PlainRequest extends RenderRequest {
  /** Undefined for a GET with a cart in its URL. */
  posted?: URLSearchParams | undefined
  /** The checkout cookie: '' when new, undefined where cookies are off. */
  storedForm?: string | undefined
}

export interface RenderedPage {
  status: number
  html: string
  /** Redirect target of a moved page. */
  location?: string
  /** New value of the checkout cookie. */
  storedForm?: string
  /** Errors of sections that were left out. */
  gaps?: unknown[]
}
