import { fillTemplate, type SeoTemplates } from '@vitrine/commerce/seo/seo-templates.ts'
import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import type { ShopPage } from '../calls/queries.ts'

export function pageTexts({ metaTitle, metaDescription, name, slug }: ShopPage, store: StoreInfo) {
  const { title, description } = shopTexts('page', name, store)
  return {
    title: metaTitle || (slug === 'home' ? store.name : title),
    description: metaDescription || description,
  }
}

/** The shop's texts for what has none of its own. */
export function shopTexts(kind: keyof SeoTemplates, name: string, store: StoreInfo) {
  const { title, description } = store.seo[kind]
  return {
    title: fillTemplate(title, name, store.name),
    description: fillTemplate(description, name, store.name),
  }
}
