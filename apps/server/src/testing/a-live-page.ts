import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import type { Shop } from './start-shop.ts'

export function textBlock(id: string, details: Partial<PageItem> = {}): PageItem {
  const props = { text: `Words of ${id}` }
  return { id, type: 'textBlock', contentType: 'normal', v: 2, props, ...details }
}

/** Publishes a page of a new store; `save` publishes other content in its place. */
export async function aLivePage(shop: Pick<Shop, 'aStore' | 'call'>, ...content: PageItem[]) {
  const store = await shop.aStore()
  const body = { storeId: store.storeId, name: 'Sale', content }
  const as = store.owner
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', { as, body })
  const save = (...next: PageItem[]) =>
    shop.call<Page>('PUT', '/api/page/update-all-content', {
      as,
      body: { pageId: page.id, content: next, publish: true },
    })
  return { store, save, published: await save(...content) }
}
