import type { PolicyRegion } from './policy-regions.ts'

/** What the general settings know of the seller; empty texts become gaps such as `[email]`. */
export interface ShopFacts {
  shopName: string
  legalName: string
  /** Lines of the postal address. */
  address: readonly string[]
  email: string
  phone: string
  website: string
  taxId: string
  registration: string
}

/** A seller without gaps, or with gaps that name what is missing. */
export type Seller = Record<keyof ShopFacts, string>

/** @returns blocks of text, see `templateHtml` */
export type PolicyTemplate = (seller: Seller, region: PolicyRegion) => (string | false)[]
