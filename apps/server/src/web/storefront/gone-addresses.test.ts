import { expect, test } from 'vitest'
import { startStorefront } from '../../testing/start-storefront.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { createPageCache } from './page-cache.ts'

const { shop, rendered } = await startStorefront(createPageCache())

async function visit({ storeDomain: host }: OwnedStore, path: string) {
  const answer = await shop.fetch(path, { host })
  return { status: answer.status, html: await answer.text() }
}

async function add<Made>({ storeId, owner }: OwnedStore, path: string, values: object) {
  const body = { storeId, ...values }
  return (await shop.call<Made>('POST', `/api/${path}`, { as: owner, body })).body
}

test('the address of a deleted product says that it is gone, and what else there is', async () => {
  const store = await shop.aStore()
  const { id } = await shop.aProduct(store, { slug: 'sencha' })
  const { name, price } = await shop.aProduct(store, { slug: 'other' })
  const renamed = { id, storeId: store.storeId, name, price, slug: 'green' }
  await shop.call('PUT', '/api/products/update-product', { as: store.owner, body: renamed })
  await shop.call('DELETE', `/api/products/delete/${id}`, { as: store.owner })

  for (const path of ['/product/green', '/product/sencha', '/page/product/green']) {
    const gone = await visit(store, path)
    expect(gone.status, path).toBe(410)
    expect(gone.html).toContain('product<!-- --> is no longer available')
    expect(gone.html).toContain('href="/shop"')
    expect(gone.html).toContain('Search')
    expect(gone.html).toContain('<meta name="robots" content="noindex')
  }
  expect((await visit(store, '/product/never')).status).toBe(404)
  expect((await visit(store, '/sitemap.xml')).html).not.toContain('green')
})

test('so do those of a deleted category and page', async () => {
  const store = await shop.aStore()
  const category = await add<{ id: string }>(store, 'category/add-category', {
    name: 'Green',
    slug: 'green',
  })
  const page = await add<{ id: string }>(store, 'page/add-page', { name: 'Care', slug: 'care' })
  await shop.call('DELETE', `/api/category/delete/${category.id}`, { as: store.owner })
  await shop.call('DELETE', `/api/page/delete/${page.id}`, { as: store.owner })

  const [collection, built] = [
    await visit(store, '/collection/green?sort=price'),
    await visit(store, '/page/care'),
  ]
  expect([collection.status, built.status]).toEqual([410, 410])
  expect(collection.html).toContain('category<!-- --> is no longer available')
  expect(built.html).toContain('page<!-- --> is no longer available')
})

test('a deleted page is cached like any other, until something new takes its address', async () => {
  const store = await shop.aStore()
  const { id } = await shop.aProduct(store, { slug: 'sencha' })
  await shop.call('DELETE', '/api/products/bulk', {
    as: store.owner,
    body: { ids: [id] },
  })

  await visit(store, '/product/sencha')
  expect((await visit(store, '/product/sencha')).status).toBe(410)
  expect(rendered.filter((each) => each === `${store.storeDomain}/product/sencha`)).toHaveLength(1)

  await shop.aProduct(store, { slug: 'sencha', status: 'draft' })
  expect((await visit(store, '/product/sencha')).status).toBe(404)
})
