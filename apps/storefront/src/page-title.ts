import type { ShopPage } from './queries.ts'

export function titleOf({ metaTitle, name, slug }: ShopPage, storeName: string): string {
  return metaTitle || (slug === 'home' ? storeName : `${name} · ${storeName}`)
}
