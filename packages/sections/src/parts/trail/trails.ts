import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'

export interface Crumb {
  name: string
  path: string
}

const home: Crumb = { name: 'Home', path: '/' }

export function productTrail({ name, slug, category }: Product): Crumb[] {
  const own = { name, path: `/product/${slug}` }
  return category ? [home, categoryCrumb(category), own] : [home, own]
}

export function collectionTrail(category: Pick<Category, 'name' | 'slug'>): Crumb[] {
  return [home, categoryCrumb(category)]
}

export function blogTrail(title: string, path: string): Crumb[] {
  return [home, { name: 'Blog', path: '/blog' }, { name: title, path }]
}

function categoryCrumb({ name, slug }: Pick<Category, 'name' | 'slug'>): Crumb {
  return { name, path: `/collection/${slug}` }
}
