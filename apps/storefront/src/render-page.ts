import type { StoreInfo } from '@vitrine/contract/store.ts'
import type { StoreCalls } from '@vitrine/sections/store-queries.ts'

/** Addresses of the built files, for the head of every page. */
export interface Assets {
  scripts: string[]
  styles: string[]
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
}

export interface RenderedPage {
  status: number
  html: string
  /** Where a moved page is now; the status is then 301. */
  location?: string
}
