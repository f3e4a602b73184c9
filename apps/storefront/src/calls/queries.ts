import type { Page } from '@vitrine/contract/content/page.ts'
import { loadParts } from '@vitrine/sections/render/components.ts'
import { storeQuery, type StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import { orGone } from '@vitrine/sections/kit/or-gone.ts'

export type ShopPage = Pick<Page, 'name' | 'slug' | 'metaTitle' | 'metaDescription' | 'content'>

export function globalContentQuery({ calls, store }: StoreSource) {
  return storeQuery(['globalContent'], async () => {
    const { storeDomain } = store
    const { globalContent } = await calls.page.getPageGlobalContent({ storeDomain })
    return globalContent
  })
}

export function pageQuery({ calls, store }: StoreSource, slug: string) {
  return storeQuery(['page', slug], async () => {
    const page = await orGone(calls.page.getPageByDomain({ domain: store.storeDomain, slug }))
    if (page) await loadParts(page.content)
    return page && shopPage(page)
  })
}

export function shopPage(page: Page): ShopPage {
  const { name, slug, metaTitle, metaDescription, content } = page
  return { name, slug, metaTitle, metaDescription, content }
}

export function productQuery({ calls, store }: StoreSource, productSlug: string) {
  return storeQuery(['product', productSlug], () =>
    orGone(calls.products.fetchByStoreidSlug({ storeId: store.storeId, productSlug })),
  )
}
