import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { Setting } from '../setting.ts'
import { findCustomSource } from './custom-source.ts'

export type BoundType = 'text' | 'html' | 'image' | 'link'

/** A value of the page's product, category or article, which a setting can show. */
export interface BindSource {
  name: string
  label: string
  type: BoundType
}

/** By the kind of the template, in the order of the menu. */
const sourcesOfKind: Record<TemplateKind, readonly BindSource[]> = {
  product: [
    { name: 'product.title', label: 'Title', type: 'text' },
    { name: 'product.price', label: 'Price', type: 'text' },
    { name: 'product.description', label: 'Description', type: 'html' },
    { name: 'product.image', label: 'First image', type: 'image' },
    { name: 'product.secondImage', label: 'Second image', type: 'image' },
    { name: 'product.thirdImage', label: 'Third image', type: 'image' },
    { name: 'product.imageAlt', label: 'Alt text of the first image', type: 'text' },
    { name: 'product.brand', label: 'Brand', type: 'text' },
    { name: 'product.type', label: 'Type', type: 'text' },
    { name: 'product.category', label: 'Category', type: 'text' },
    { name: 'product.categoryLink', label: 'Link to the category', type: 'link' },
    { name: 'product.tags', label: 'Tags', type: 'text' },
    { name: 'product.sku', label: 'SKU', type: 'text' },
  ],
  collection: [
    { name: 'category.title', label: 'Title', type: 'text' },
    { name: 'category.description', label: 'Description', type: 'html' },
    { name: 'category.image', label: 'Image', type: 'image' },
    { name: 'category.productCount', label: 'Number of products', type: 'text' },
  ],
  article: [
    { name: 'article.title', label: 'Title', type: 'text' },
    { name: 'article.excerpt', label: 'Excerpt', type: 'text' },
    { name: 'article.cover', label: 'Cover', type: 'image' },
    { name: 'article.coverAlt', label: 'Alt text of the cover', type: 'text' },
    { name: 'article.author', label: 'Author', type: 'text' },
    { name: 'article.date', label: 'Date', type: 'text' },
    { name: 'article.tags', label: 'Tags', type: 'text' },
  ],
  search: [{ name: 'search.term', label: 'Search term', type: 'text' }],
  notFound: [],
  password: [],
}

const sources = new Map(
  Object.values(sourcesOfKind).flatMap((list) => list.map((source) => [source.name, source])),
)

export function findSource(name: string): BindSource | undefined {
  return sources.get(name) ?? findCustomSource(name)
}

const takes: Partial<Record<Setting['kind'], readonly BoundType[]>> = {
  text: ['text', 'html'],
  textarea: ['text', 'html'],
  richText: ['text', 'html'],
  image: ['image'],
  link: ['link'],
}

/** Returns true if the setting can show this value. */
export function canShow({ kind, perDevice }: Setting, { type }: BindSource): boolean {
  return !perDevice && takes[kind]?.includes(type) === true
}

export function sourcesFor(kind: TemplateKind, setting: Setting): BindSource[] {
  return sourcesOfKind[kind].filter((source) => canShow(setting, source))
}
