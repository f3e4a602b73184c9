import type { Page } from '@vitrine/contract/content/page.ts'
import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { ProductInput } from '@vitrine/contract/catalogue/product.ts'
import { findSection } from '@vitrine/sections/render/schemas.ts'
import { expect, test } from 'vitest'
import { aRate, aZone, shipsTo } from '../../testing/ships-to.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { createPageCache } from './page-cache.ts'

const { shop } = await startStorefront(createPageCache())

const item = (type: string, props: object = {}) => ({
  id: type,
  type,
  contentType: findSection(type)!.contentType,
  props,
})

async function publish({ storeId, owner }: OwnedStore, types: ReturnType<typeof item>[]) {
  const isGlobal = ({ contentType }: (typeof types)[number]) => contentType === 'global'
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as: owner,
    body: { storeId, name: 'Our tea' },
  })
  const content = types.filter((each) => !isGlobal(each))
  const body = { pageId: page.id, content, globalContent: types.filter(isGlobal) }
  const saved = await shop.call('PUT', '/api/page/update-all-content', { as: owner, body })
  expect(saved.body).toMatchObject({ slug: 'our-tea' })
}

async function aCategory({ storeId, owner }: OwnedStore, name: string) {
  const body = { storeId, name, description: `All our ${name}` }
  const path = '/api/category/add-category'
  return (await shop.call<Category>('POST', path, { as: owner, body })).body
}

async function visit({ storeDomain }: OwnedStore) {
  return await (await shop.fetch('/page/our-tea', { host: storeDomain })).text()
}

test('what a section shows of the shop is in the page, and follows each change', async () => {
  const store = await shop.aStore()
  const green = await aCategory(store, 'green tea')
  const of = { categoryIds: [green.id] }
  const sencha = await shop.aProduct(store, { name: 'Sencha', price: 14, ...of })
  await shop.aProduct(store, { name: 'Bancha', price: 7, ...of })
  await publish(store, [
    item('featuredProduct', { product: sencha.slug }),
    item('featuredCollection', { productCollection: green.slug }),
    item('collectionList'),
    item('relatedProducts', { product: sencha.slug }),
    item('shopTheLook', { points: [{ id: 'a', product: sencha.slug, x: 20, y: 30 }] }),
    item('stickyBuyBar', { product: sencha.slug }),
    item('recentlyViewed'),
    item('newsletter'),
  ])

  const html = await visit(store)
  expect(sectionOf(html, 'featuredProduct')).toContain('€14.00')
  expect(sectionOf(html, 'featuredCollection')).toContain('All our green tea')
  expect(sectionOf(html, 'collectionList')).toContain('href="/collection/green-tea"')
  expect(sectionOf(html, 'relatedProducts')).toContain('Bancha')
  expect(sectionOf(html, 'relatedProducts')).not.toContain('Sencha')
  expect(sectionOf(html, 'shopTheLook')).toContain('€14.00')
  expect(sectionOf(html, 'stickyBuyBar')).toContain('€14.00')
  expect(sectionOf(html, 'newsletter')).toContain('action="/newsletter/subscribe"')

  const change = (values: Partial<ProductInput>) => {
    const { storeId, id, name, price } = sencha
    const body = { storeId, id, name, price, ...of, ...values }
    return shop.call('PUT', '/api/products/update-product', { as: store.owner, body })
  }
  await change({ discountPrice: 11 })
  const reduced = await visit(store)
  for (const type of ['featuredProduct', 'featuredCollection', 'shopTheLook', 'stickyBuyBar'])
    expect(sectionOf(reduced, type), type).toContain('€11.00')

  await change({ status: 'draft' })
  const hidden = await visit(store)
  for (const type of ['featuredProduct', 'relatedProducts', 'stickyBuyBar'])
    expect(sectionOf(hidden, type), type).toBe('')
  expect(sectionOf(hidden, 'shopTheLook')).not.toContain('<details')
})

test('the bar names the amount of the shipping settings, and follows them', async () => {
  const store = await shop.aStore({ country: 'DE' })
  await publish(store, [item('freeShippingBar')])
  const ships = (revision: number, freeAbove: number | null) =>
    shipsTo(shop, store, {
      revision,
      zones: [aZone('Germany', ['DE'], [aRate('post', { price: 4.9, freeAbove })])],
    })

  await ships(0, null)
  expect(sectionOf(await visit(store), 'freeShippingBar')).toBe('')
  await ships(1, 60)
  expect(sectionOf(await visit(store), 'freeShippingBar')).toContain('Free shipping from €60.00')
})

/** The HTML of the section, up to the next one. */
function sectionOf(html: string, id: string): string {
  const [, after = ''] = html.split(
    new RegExp(`<(?:section|aside|div) data-section-id="${id}"[^>]*>`),
  )
  return after.split(/data-section-id=|<\/main>/)[0]!.replace(/<\/(?:section|aside)>[\s\S]*$/, '')
}
