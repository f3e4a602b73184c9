import type { Category } from '@vitrine/contract/catalogue/category.ts'
import { expect, test } from 'vitest'
import type { OwnedStore } from '../../testing/start-shop.ts'
import { startStorefront } from '../../testing/start-storefront.ts'
import { createPageCache } from './page-cache.ts'

const { shop, rendered } = await startStorefront(createPageCache())

const group = (...values: string[]) => ({
  attributeGroups: [
    { name: 'Size', type: 'buttons' as const, values: values.map((value) => ({ value })) },
  ],
})

async function aTeaShop() {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const { body: green } = await shop.call<Category>('POST', '/api/category/add-category', {
    as: owner,
    body: { storeId, name: 'Green tea' },
  })
  const categoryIds = [green.id]
  await shop.aProduct(store, { name: 'Sencha', price: 14, categoryIds, ...group('50 g', '100 g') })
  await shop.aProduct(store, { name: 'Bancha', price: 7, stock: 0, categoryIds, ...group('100 g') })
  await shop.aProduct(store, { name: 'Gyokuro', price: 32, discountPrice: 10, categoryIds })
  return { ...store, green }
}

const visit = ({ storeDomain }: OwnedStore, path: string) => shop.fetch(path, { host: storeDomain })

async function read(store: OwnedStore, path: string) {
  const answer = await visit(store, path)
  const html = await answer.text()
  const shown = html.slice(0, html.indexOf('id="state"'))
  const names = [...shown.matchAll(/<h3[^>]*><a[^>]*>([^<]*)</g)].map(([, name]) => name)
  return { status: answer.status, headers: answer.headers, html: shown, names }
}

const canonical = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1]

function addressOfForm(html: string, chosen: Record<string, string>) {
  const [, form = ''] = /<form([^>]*id="filters"[^>]*)>/.exec(html) ?? []
  const [, action = ''] = /action="([^"]*)"/.exec(form) ?? []
  for (const name of Object.keys(chosen)) expect(html).toContain(`name="${name}"`)
  return `${action.replace(/#.*/, '')}?${new URLSearchParams(chosen).toString()}`
}

test('the form of a collection filters and sorts it without JavaScript', async () => {
  const store = await aTeaShop()
  const { html, names } = await read(store, '/collection/green-tea')
  expect(names).toHaveLength(3)
  expect(html).toContain('3 products')

  const address = addressOfForm(html, {
    sort: 'price-desc',
    min: '5',
    max: '',
    'attr.Size': '100 g',
  })
  const filtered = await read(store, address)

  expect(filtered).toMatchObject({ status: 200, names: ['Sencha', 'Bancha'] })
  expect(filtered.html).toContain('2 products')
  expect(filtered.html).toMatch(/<option value="price-desc" selected/)
  expect(filtered.html).toMatch(
    /name="attr.Size"[^>]*checked=""[^>]*value="100 g"|value="100 g"[^>]*checked=""/,
  )
})

test('a filter is taken away by its link, and all of them by one', async () => {
  const store = await aTeaShop()
  const { html } = await read(store, '/shop?sort=name&min=8&stock=in&attr.Size=50+g')

  const link = (label: string) =>
    new RegExp(`href="([^"]*)"[^>]*aria-label="Remove filter ${label}"`).exec(html)?.[1]
  expect(link('Size: 50 g')).toBe('/shop?sort=name&amp;min=8&amp;stock=in')
  expect(link('In stock')).toBe('/shop?sort=name&amp;min=8&amp;attr.Size=50+g')
  expect(link('From €8.00')).toBe('/shop?sort=name&amp;stock=in&amp;attr.Size=50+g')
  expect(html).toMatch(/href="\/shop\?sort=name"[^>]*>Clear all/)
})

test('a selection without products says so and leads out of it', async () => {
  const store = await aTeaShop()

  const { status, html } = await read(store, '/collection/green-tea?min=500')

  expect(status).toBe(200)
  expect(html).toContain('No products fit these filters.')
  expect(html).toMatch(/href="\/collection\/green-tea"[^>]*>Show all products/)
})

test('junk in the address of a listing is ignored', async () => {
  const store = await aTeaShop()

  const junk = '/shop?sort=cheapest&min=-3&max=<b>&attr.=x&attr.Size=%00&page=-1&utm_source=x'
  expect(await read(store, junk)).toMatchObject({
    status: 200,
    html: (await read(store, '/shop')).html,
  })
})

test('pages keep the selection, and there is none after the last one', async () => {
  const store = await aTeaShop()
  for (let more = 0; more < 23; more++)
    await shop.aProduct(store, { name: `Tea ${more}`, price: 40 })

  const first = await read(store, '/shop?sort=price')
  expect(first.names).toHaveLength(24)
  expect(first.html).toMatch(/href="\/shop\?sort=price&amp;page=2"/)
  expect((await read(store, '/shop?sort=price&page=2')).names).toHaveLength(2)
  for (const address of ['/shop?page=3', '/shop?min=39&page=2', '/collection/green-tea?page=2']) {
    const past = await read(store, address)
    expect(past.status, address).toBe(404)
    expect(past.html).toContain('This page does not exist')
    expect(past.html).toContain('<footer')
  }
})

test('search engines keep each page of a listing, and none of its selections', async () => {
  const store = await aTeaShop()
  for (let more = 0; more < 23; more++) await shop.aProduct(store, { name: `Tea ${more}` })
  const origin = `http://${store.storeDomain}`

  const second = await read(store, '/shop?page=2')
  expect(canonical(second.html)).toBe(`${origin}/shop?page=2`)
  expect(second.html).not.toContain('noindex')
  for (const query of ['?sort=price', '?min=5', '?sort=name&page=2']) {
    const { html } = await read(store, `/shop${query}`)
    expect(canonical(html), query).toBe(`${origin}/shop`)
    expect(html).toContain('<meta name="robots" content="noindex, follow"')
  }
})

test('an old slug leads to the new one with its query, and a deleted category is gone', async () => {
  const store = await aTeaShop()
  const { storeId, owner, green } = store
  const body = { id: green.id, storeId, name: green.name, slug: 'japan' }
  await shop.call('PUT', '/api/category/update-category', { as: owner, body })

  const moved = await visit(store, '/collection/green-tea?page=2&min=5&sort=price')
  expect(moved.status).toBe(301)
  expect(moved.headers.get('location')).toBe('/collection/japan?sort=price&min=5&page=2')

  await shop.call('DELETE', `/api/category/delete/${green.id}`, { as: owner })
  const gone = await read(store, '/collection/japan?sort=price')
  expect(gone.status).toBe(410)
  expect(gone.html).toContain('category<!-- --> is no longer available')
  expect(gone.html).toContain('<footer')
})

test('sorted pages are cached, filtered ones are rendered each time', async () => {
  const store = await aTeaShop()
  const rendersOf = (url: string) =>
    rendered.filter((address) => address === store.storeDomain + url).length
  for (const path of ['/shop?sort=price', '/shop?sort=price&utm=1', '/shop?min=5', '/shop?min=5']) {
    await visit(store, path)
  }

  expect(rendersOf('/shop?sort=price')).toBe(1)
  expect(rendersOf('/shop?min=5')).toBe(2)
})
