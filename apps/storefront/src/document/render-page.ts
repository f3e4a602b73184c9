import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import type { CheckoutVisit } from '../checkout/summary/visit.ts'
import type { StoreCalls } from '@vitrine/sections/kit/store-queries.ts'

/** What every page asks for: the addresses of the built files, and how it asks for its code. */
interface Assets {
  styles: string[]
  /** The script that asks for the entry and for what that needs. */
  start: string
  entry: string
  preloads: string[]
}

export interface RenderRequest {
  /** The path, with the query that the page depends on. */
  url: string
  /** Where the shop stands, for example `https://tea.example`. */
  origin: string
  store: StoreInfo
  calls: StoreCalls
  assets: Assets
  /** For whom the checkout is rendered with what is in their cart. */
  visit?: CheckoutVisit | undefined
}

/** What someone asks or sends without JavaScript. */
export interface PlainRequest extends RenderRequest {
  /** The form's fields; undefined where a page with a cart in its address is asked for. */
  posted?: URLSearchParams | undefined
  /** What the browser keeps of its checkout, '' for nothing yet; undefined where it keeps nothing. */
  kept?: string | undefined
}

export interface RenderedPage {
  status: number
  html: string
  /** Where a moved page is now. */
  location?: string
  /** What the browser is to keep of its checkout from now on. */
  kept?: string
  /** Why sections of it stand without their data. */
  gaps?: unknown[]
}
