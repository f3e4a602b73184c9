import type { Category, CategoryNode } from '@vitrine/contract/catalogue/category.ts'
import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

function add(store: OwnedStore, values: object) {
  const body = { storeId: store.storeId, name: 'Green tea', ...values }
  return shop.call<Category>('POST', '/api/category/add-category', { as: store.owner, body })
}

function update(store: OwnedStore, { id, storeId, name }: Category, values: object) {
  const body = { id, storeId, name, ...values }
  return shop.call<Category>('PUT', '/api/category/update-category', { as: store.owner, body })
}

function remove(store: OwnedStore, { id }: Category, body?: object) {
  return shop.call('DELETE', `/api/category/delete/${id}`, { as: store.owner, body })
}

async function treeOf({ storeId, owner }: OwnedStore) {
  const path = '/api/category/tree'
  return (await shop.call<CategoryNode[]>('GET', path, { as: owner, body: { storeId } })).body
}

function visit(store: OwnedStore, slug: string) {
  return shop.call<{ category: Category; content: { name: string }[] }>(
    'GET',
    '/api/category/fetch-collection',
    {
      host: store.storeDomain,
      body: { storeId: store.storeId, slug, pageNumber: 0, pageSize: 20 },
    },
  )
}

test('a collection shows the active products of its category', async () => {
  const store = await shop.aStore()
  const { body: green } = await add(store, {})
  await shop.aProduct(store, { name: 'Sencha', categoryIds: [green.id] })
  await shop.aProduct(store, { name: 'Draft', categoryIds: [green.id], status: 'draft' })

  expect(await visit(store, 'green-tea')).toMatchObject({
    status: 200,
    body: { category: { productCount: 1 }, content: [{ name: 'Sencha' }], totalElements: 1 },
  })
})

test('a renamed category is still found under its old slug', async () => {
  const store = await shop.aStore()
  const { body: green } = await add(store, {})
  await update(store, green, { slug: 'japanese-green' })

  expect((await visit(store, 'green-tea')).body.category.slug).toBe('japanese-green')
})

test('a category cannot be inside itself', async () => {
  const store = await shop.aStore()
  const { body: tea } = await add(store, { name: 'Tea' })
  const { body: green } = await add(store, { name: 'Green', parentId: tea.id })

  expect(await update(store, tea, { parentId: green.id })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'parentId' }] },
  })
})

test('a category that holds others is deleted only when they are to move up', async () => {
  const store = await shop.aStore()
  const { body: tea } = await add(store, { name: 'Tea' })
  const { body: green } = await add(store, { name: 'Green', parentId: tea.id })

  expect(await remove(store, tea)).toMatchObject({ status: 409, body: { code: 'category_in_use' } })
  expect(await remove(store, tea, { subcategories: 'moveUp' })).toMatchObject({ status: 200 })

  expect(await treeOf(store)).toMatchObject([{ id: green.id, parentId: null }])
})

test('the products of a deleted category stay', async () => {
  const store = await shop.aStore()
  const { body: green } = await add(store, {})
  const sencha = await shop.aProduct(store, { categoryIds: [green.id] })
  await remove(store, green)

  const found = await shop.call('GET', `/api/products/fetch-product-by-id/${sencha.id}`, {
    as: store.owner,
  })
  expect(found).toMatchObject({ status: 200, body: { categoryIds: [] } })
})

test("a store's categories are listed on its own host", async () => {
  const store = await shop.aStore()
  await add(store, { name: 'Green tea' })
  await add(store, { name: 'Black tea' })

  const { body } = await shop.call<Category[]>('GET', '/api/categories/get-categories', {
    host: store.storeDomain,
  })
  expect(body.map(({ name }) => name)).toEqual(['Green tea', 'Black tea'])
})

test('a description is rich text, without what could run', async () => {
  const store = await shop.aStore()
  const description =
    '<h2>Spring</h2><p onclick="x()">First <strong>flush</strong></p><script>1</script>'
  const { body } = await add(store, { description })

  expect(body.description).toBe('<h2>Spring</h2><p>First <strong>flush</strong></p>')
})

test('what another owner changed meanwhile is not overwritten', async () => {
  const store = await shop.aStore()
  const { body: green } = await add(store, {})
  const seen = await shop.call<{ updatedAt: string }>('GET', '/api/category/fetch-category', {
    as: store.owner,
    body: { categoryId: green.id },
  })
  const { updatedAt } = seen.body
  expect(await update(store, green, { updatedAt })).toMatchObject({ status: 200 })

  expect(await update(store, green, { updatedAt })).toMatchObject({
    status: 409,
    body: { code: 'stale_revision' },
  })
})

function bulk({ owner }: OwnedStore, method: 'PUT' | 'DELETE', body: object) {
  return shop.call(method, '/api/category/bulk', { as: owner, body })
}

async function fourCategories() {
  const store = await shop.aStore()
  const { body: tea } = await add(store, { name: 'Tea' })
  const { body: green } = await add(store, { name: 'Green', parentId: tea.id })
  const { body: sencha } = await add(store, { name: 'Sencha', parentId: green.id })
  const { body: cups } = await add(store, { name: 'Cups' })
  const places = async () =>
    Object.fromEntries((await treeOf(store)).map(({ name, parentId }) => [name, parentId]))
  return { store, tea, green, sencha, cups, places }
}

test('several categories are put within another, all or none', async () => {
  const { store, tea, green, sencha, cups, places } = await fourCategories()
  const other = await fourCategories()
  const before = await places()

  const changes = { parentId: sencha.id }
  expect(await bulk(store, 'PUT', { ids: [cups.id, tea.id], changes })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'changes.parentId' }] },
  })
  for (const refused of [
    { ids: [cups.id, other.cups.id], changes },
    { ids: [cups.id], changes: { parentId: other.tea.id } },
  ])
    expect([400, 404]).toContain((await bulk(store, 'PUT', refused)).status)
  expect(await places()).toEqual(before)

  const moved = { ids: [cups.id, sencha.id, sencha.id], changes: { parentId: tea.id } }
  expect(await bulk(store, 'PUT', moved)).toMatchObject({ status: 200, body: { updated: 2 } })
  expect(await places()).toEqual({ Tea: null, Green: tea.id, Sencha: tea.id, Cups: tea.id })
  const image = { ids: [green.id], changes: { image: '/media/leaf.webp' } }
  expect((await bulk(store, 'PUT', image)).status).toBe(200)
  expect((await treeOf(store)).find(({ id }) => id === green.id)).toMatchObject({
    image: '/media/leaf.webp',
    parentId: tea.id,
  })
})

test('several categories are deleted, all or none, and their content moves up on request', async () => {
  const { store, tea, green, sencha, cups, places } = await fourCategories()
  const other = await fourCategories()

  const ids = [tea.id, green.id]
  expect(await bulk(store, 'DELETE', { ids })).toMatchObject({
    status: 409,
    body: { code: 'category_in_use' },
  })
  const foreign = { ids: [cups.id, other.cups.id] }
  expect(await bulk(store, 'DELETE', foreign)).toMatchObject({ status: 404 })
  expect(Object.keys(await places())).toHaveLength(4)

  expect(await bulk(store, 'DELETE', { ids, subcategories: 'moveUp' })).toMatchObject({
    status: 200,
    body: { updated: 2 },
  })
  expect(await places()).toEqual({ Sencha: null, Cups: null })
  await add(store, { name: 'Gyokuro', parentId: sencha.id })
  const all = (await treeOf(store)).map(({ id }) => id)
  expect((await bulk(store, 'DELETE', { ids: all })).body).toEqual({ updated: 3 })
  expect(await treeOf(store)).toEqual([])
})
