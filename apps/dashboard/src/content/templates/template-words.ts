import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'

interface Words {
  /** Of the pages that show the template. */
  label: string
  /** Of all of them. */
  all: string
  /** What can choose it, counted; undefined where nothing can. */
  chooser?: { one: string; many: string }
}

export const templateWords: Record<TemplateKind, Words> = {
  product: {
    label: 'Product pages',
    all: 'all products',
    chooser: { one: 'product', many: 'products' },
  },
  collection: {
    label: 'Category pages',
    all: 'all categories',
    chooser: { one: 'category', many: 'categories' },
  },
  article: { label: 'Articles', all: 'all articles' },
  search: { label: 'Search pages', all: 'all searches' },
  password: { label: 'Password page', all: 'the closed shop' },
  notFound: { label: 'Missing pages', all: 'all missing pages' },
}
