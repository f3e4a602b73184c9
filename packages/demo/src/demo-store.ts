import type { DemoLife } from './demo-life.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { Seller } from '@vitrine/contract/shop/seller.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import type { AttributeGroup } from '@vitrine/contract/catalogue/product.ts'

export interface DemoProduct {
  slug: string
  name: string
  price: number
  discountPrice?: number
  images: readonly [string, ...string[]]
  description: string
  metaDescription: string
  categories: readonly string[]
  sku: string
  /** Grams. */
  weight: number
  featured?: boolean
  stock?: number
  attributeGroups?: AttributeGroup[]
  variations?: readonly DemoVariation[]
}

export interface DemoVariation {
  attributes: Record<string, string>
  price: number
  discountPrice?: number
  image?: string
  sku: string
}

export interface DemoCategory {
  slug: string
  name: string
  image: string
  description: string
}

export interface DemoArticle {
  title: string
  author: string
  cover: string
  coverAlt: string
  excerpt: string
  tags: string[]
  /** HTML. */
  body: string
}

export interface DemoPage {
  metaTitle: string
  metaDescription: string
  content: PageItem[]
}

export interface DemoPages {
  globalContent: PageItem[]
  home: DemoPage
  shop: DemoPage
  about: DemoPage
  contact?: DemoPage
}

export type Address = (image: string) => string

export interface DemoStore {
  name: string
  subdomain: string
  currency: string
  country: string
  seller: Seller
  theme: Theme
  categories: readonly DemoCategory[]
  products: readonly DemoProduct[]
  pages: (address: Address) => DemoPages
  articles?: readonly DemoArticle[]
  life: DemoLife
}
