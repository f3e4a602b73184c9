import type { AttributeGroup } from '@vitrine/contract/catalogue/product.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { TemplateCard } from './template-cards.ts'

export interface TemplateCategory {
  slug: string
  name: string
  /** A product's slug: the category shows its image. */
  image: string
  description: string
}

export interface TemplateProduct {
  /** Names its image, too. */
  slug: string
  name: string
  /** Major units of a currency with two decimals. */
  price: number
  discountPrice?: number
  description: string
  category: string
  featured?: true
  attributeGroups?: AttributeGroup[]
  variations?: readonly { attributes: Record<string, string>; price: number }[]
}

export interface TemplatePage {
  metaTitle: string
  metaDescription: string
  content: PageItem[]
}

/** A whole shop of a trade. `{shop}` in its texts is replaced by the store's name. */
export interface ShopTemplate extends TemplateCard {
  globalContent: PageItem[]
  pages: Record<'home' | 'shop' | 'about' | 'contact', TemplatePage>
  categories: readonly TemplateCategory[]
  products: readonly TemplateProduct[]
}
