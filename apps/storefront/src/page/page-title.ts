import type { ShopPage } from '../calls/queries.ts'

export function titleOf({ metaTitle, name, slug }: ShopPage, storeName: string): string {
  return metaTitle || (slug === 'home' ? storeName : `${name} · ${storeName}`)
}
