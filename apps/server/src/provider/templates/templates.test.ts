import type { Category } from '@vitrine/contract/catalogue/category.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { Page, PageSummary } from '@vitrine/contract/content/page.ts'
import type { TemplateState } from '@vitrine/contract/provider/templates.ts'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { shopTemplates } from '@vitrine/sections/templates/shops/shop-templates.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop, type User } from '../../testing/start-shop.ts'

const shop = startShop()

const pageOf = async (host: string, slug: string) => {
  const body = { domain: host, slug }
  return (await shop.call<Page>('GET', '/api/page/get-page-by-domain', { host, body })).body
}

const productsOf = async ({ storeId, storeDomain: host }: Store) => {
  const body = { storeId, pageSize: 100 }
  return (await shop.call<Product[]>('GET', '/api/products/fetch-products', { host, body })).body
}

const categoriesOf = async ({ storeDomain: host }: Store) =>
  (await shop.call<Category[]>('GET', '/api/categories/get-categories', { host })).body

const themeOf = async ({ storeId, owner }: OwnedStore) =>
  (await shop.call<Store>('GET', '/api/store/find-current-store', { as: owner, body: { storeId } }))
    .body.theme

function use(store: OwnedStore, values: object = {}, as: User = store.owner) {
  const body = { storeId: store.storeId, useId: newId(), template: 'ceramics', ...values }
  return shop.call<TemplateState>('POST', '/api/templates/use', { as, body })
}

function restore({ storeId, owner }: OwnedStore, to: 'earlier' | 'template') {
  const body = { storeId, to }
  return shop.call<TemplateState>('POST', '/api/templates/restore', { as: owner, body })
}

async function lookOf(store: OwnedStore) {
  const pages = await Promise.all(
    ['home', 'shop', 'about'].map((slug) => pageOf(store.storeDomain, slug)),
  )
  const shown = pages.map(({ name, metaTitle, content, globalContent }) => ({
    name,
    metaTitle,
    content,
    globalContent,
  }))
  return { theme: await themeOf(store), shown }
}

async function create(values: object) {
  const owner = await shop.aUser()
  const body = { name: 'Corner & Co', currency: 'EUR', country: 'DE', ...values }
  const answer = await shop.call<Store>('POST', '/api/store/create-store', { as: owner, body })
  return { ...answer, store: { ...answer.body, owner } }
}

test.each(shopTemplates)('a shop begins with $name, its pages and its products', async (each) => {
  const { status, store } = await create({ template: each.slug, demoProducts: true })
  expect(status).toBe(201)
  expect(store.theme).toEqual(each.theme)
  const body = { storeId: store.storeId }
  await shop.call('POST', '/api/store/open-store', { as: store.owner, body })
  for (const slug of ['home', 'shop', 'about', 'contact']) {
    const page = await pageOf(store.storeDomain, slug)
    expect(page.metaTitle).toContain('Corner & Co')
    expect(page.content.map(({ type }) => type)).toEqual(
      each.pages[slug as 'home'].content.map(({ type }) => type),
    )
  }
  const products = await productsOf(store)
  expect(products.map(({ name }) => name)).toEqual(each.products.map(({ name }) => name))
  expect(products.every(({ productImage }) => productImage?.startsWith('/media/stock/'))).toBe(true)
  expect((await categoriesOf(store)).map(({ productCount }) => productCount)).not.toContain(0)
})

test('without demo products a shop has the pages only', async () => {
  const { store } = await create({ template: 'bakery' })
  await shop.call('POST', '/api/store/open-store', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(await productsOf(store)).toEqual([])
  expect(await categoriesOf(store)).toEqual([])
})

test('prices fit a currency without decimals', async () => {
  const { store } = await create({ template: 'tea', demoProducts: true, currency: 'JPY' })
  await shop.call('POST', '/api/store/open-store', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect((await productsOf(store)).find(({ slug }) => slug === 'earl-grey')?.price).toBe(1100)
})

test('no shop is made from an unknown template', async () => {
  const { status, body, store } = await create({ template: 'castle' })
  expect([status, body]).toMatchObject([404, { code: 'template_unknown' }])
  const { userId } = store.owner
  const found = await shop.call<Store[]>('GET', '/api/store/find-stores', {
    as: store.owner,
    body: { userId },
  })
  expect(found.body).toEqual([])
})

test('the former look comes back exactly, and the template after it', async () => {
  const store = await shop.aStore({ name: 'Corner & Co' })
  const mine = await shop.aProduct(store, { name: 'Mine' })
  const before = await lookOf(store)

  const used = await use(store)
  expect(used).toMatchObject({
    status: 200,
    body: { use: { template: 'ceramics', canRestore: 'earlier' } },
  })
  const templated = await lookOf(store)
  expect(templated.theme).not.toEqual(before.theme)
  expect(templated.shown).not.toEqual(before.shown)
  expect(JSON.stringify(templated)).not.toContain('{shop}')
  expect((await pageOf(store.storeDomain, 'contact')).name).toBe('Contact')

  expect((await restore(store, 'earlier')).body.use?.canRestore).toBe('template')
  expect(await lookOf(store)).toEqual(before)
  expect((await restore(store, 'earlier')).body).toMatchObject({ code: 'look_not_stored' })
  expect((await restore(store, 'template')).status).toBe(200)
  expect(await lookOf(store)).toEqual(templated)
  expect((await productsOf(store)).map(({ id }) => id)).toEqual([mine.id])
})

test('a draft that nobody published stays among the revisions', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  const list = { as: owner, body: { storeId } }
  const pages = await shop.call<PageSummary[]>('GET', '/api/page/get-pages-by-store-id', list)
  const about = pages.body.find(({ slug }) => slug === 'about')!
  const draft = { pageId: about.id, content: [], autosave: true, publish: false }
  await shop.call('PUT', '/api/page/update-page', { as: owner, body: draft })

  await use(store)

  const body = { id: about.id }
  const { body: revisions } = await shop.call<{ revision: number; isPublished: boolean }[]>(
    'GET',
    `/api/page/${about.id}/revisions`,
    { as: owner, body },
  )
  expect(revisions.map(({ isPublished }) => isPublished)).toEqual([true, false, false])
})

test('one press that arrives twice at once is one use', async () => {
  const store = await shop.aStore()
  const useId = newId()
  const answers = await Promise.all(
    [1, 2, 3].map(() => use(store, { useId, template: 'plants', demoProducts: true })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await productsOf(store)).toHaveLength(6)
  expect((await restore(store, 'earlier')).status).toBe(200)
})

test('two templates at once follow each other, and products are not doubled', async () => {
  const store = await shop.aStore()
  const both = await Promise.all([
    use(store, { template: 'books', demoProducts: true }),
    use(store, { template: 'books', demoProducts: true }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await productsOf(store)).toHaveLength(6)
})

test('demo products go at once; what the owner made stays', async () => {
  const { store } = await create({ template: 'tea', demoProducts: true })
  const { storeId, owner } = store
  await shop.call('POST', '/api/store/open-store', { as: owner, body: { storeId } })
  const [green] = await categoriesOf(store)
  const mine = await shop.aProduct(store, { name: 'Mine', categoryIds: [green!.id] })
  const current = () =>
    shop.call<TemplateState>('GET', '/api/templates/current', { as: owner, body: { storeId } })
  expect((await current()).body.demoProducts).toHaveLength(6)

  const remove = { as: owner, body: { storeId } }
  const answer = await shop.call('DELETE', '/api/templates/demo-products', remove)

  expect(answer.body).toEqual({ updated: 6 })
  expect((await productsOf(store)).map(({ id }) => id)).toEqual([mine.id])
  expect((await categoriesOf(store)).map(({ id }) => id)).toEqual([green!.id])
  expect((await current()).body).toMatchObject({ use: { canRestore: null }, demoProducts: [] })
  const again = await shop.call('DELETE', '/api/templates/demo-products', remove)
  expect(again.body).toEqual({ updated: 0 })
})

test('an unknown template, another owner and a deleted shop change nothing', async () => {
  const store = await shop.aStore()
  const stranger = await shop.aStore()
  const before = await lookOf(store)

  expect((await use(store, { template: 'castle' })).body).toMatchObject({
    code: 'template_unknown',
  })
  expect((await use(store, {}, stranger.owner)).status).toBe(404)
  expect((await use(store, { template: 'tea', more: 1 })).status).toBe(400)
  expect(await lookOf(store)).toEqual(before)

  const body = { storeId: store.storeId, confirmName: store.name }
  await shop.call('DELETE', '/api/store/delete-store', { as: store.owner, body })
  expect((await use(store)).status).toBe(404)
})

test('the use is in the activity, with the template and who chose it', async () => {
  const store = await shop.aStore()
  await use(store, { template: 'cycling' })
  const { body } = await shop.call<{ content: object[] }>('GET', '/api/activity', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(JSON.stringify(body)).toContain('Long Way Round')
})
