import type { Category, CategoryNode } from '@vitrine/contract/catalogue/category.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

async function aTree() {
  const store = await shop.aStore()
  const tea = await add(store, 'Tea')
  const green = await add(store, 'Green', tea.id)
  const black = await add(store, 'Black', tea.id)
  const ware = await add(store, 'Ware')
  return { store, tea, green, black, ware }
}

async function add({ storeId, owner }: OwnedStore, name: string, parentId: string | null = null) {
  const body = { storeId, name, parentId }
  const path = '/api/category/add-category'
  return (await shop.call<Category>('POST', path, { as: owner, body })).body
}

function move({ owner }: OwnedStore, body: object) {
  return shop.call('PUT', '/api/category/move', { as: owner, body })
}

async function treeOf({ storeId, owner }: OwnedStore) {
  const path = '/api/category/tree'
  const { body } = await shop.call<CategoryNode[]>('GET', path, { as: owner, body: { storeId } })
  const names = new Map(body.map(({ id, name }) => [id, name]))
  return body.map(({ name, parentId }) => (parentId ? `${names.get(parentId)} / ${name}` : name))
}

test('a category moves before another one', async () => {
  const { store, tea, green, black, ware } = await aTree()
  await move(store, { id: black.id, parentId: tea.id, beforeId: green.id })
  await move(store, { id: ware.id, beforeId: tea.id })

  expect(await treeOf(store)).toEqual(['Ware', 'Tea', 'Tea / Black', 'Tea / Green'])
})

test('a category moves into another one, with all that it holds, and out again', async () => {
  const { store, tea, green, ware } = await aTree()
  await move(store, { id: tea.id, parentId: ware.id })
  expect(await treeOf(store)).toEqual(['Ware', 'Ware / Tea', 'Tea / Green', 'Tea / Black'])

  await move(store, { id: green.id })
  expect(await treeOf(store)).toEqual(['Ware', 'Ware / Tea', 'Tea / Black', 'Green'])
})

test('shoppers see the categories in the order of the tree', async () => {
  const { store, tea, black, green } = await aTree()
  await move(store, { id: black.id, parentId: tea.id, beforeId: green.id })

  const { body } = await shop.call<Category[]>('GET', '/api/categories/get-categories', {
    host: store.storeDomain,
  })
  expect(body.map(({ name }) => name)).toEqual(['Tea', 'Black', 'Green', 'Ware'])
})

test('a category moves neither into itself nor into one that it holds', async () => {
  const { store, tea, green } = await aTree()
  for (const parentId of [tea.id, green.id])
    expect(await move(store, { id: tea.id, parentId })).toMatchObject({
      status: 400,
      body: {
        issues: [
          {
            path: 'parentId',
            message: 'A category cannot be moved into itself or one of its subcategories.',
          },
        ],
      },
    })

  expect(await treeOf(store)).toEqual(['Tea', 'Tea / Green', 'Tea / Black', 'Ware'])
})

test('two that move into each other at once leave a tree', async () => {
  const { store, tea, ware } = await aTree()
  const answers = await Promise.all([
    move(store, { id: tea.id, parentId: ware.id }),
    move(store, { id: ware.id, parentId: tea.id }),
  ])

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(await treeOf(store)).toHaveLength(4)
})

test('a category does not move beside one that is elsewhere, gone or of another store', async () => {
  const { store, tea, green, ware } = await aTree()
  const other = await add(await shop.aStore(), 'Tea')

  expect(await move(store, { id: ware.id, beforeId: green.id })).toMatchObject({ status: 400 })
  expect(await move(store, { id: ware.id, beforeId: newId() })).toMatchObject({ status: 400 })
  expect(await move(store, { id: ware.id, parentId: other.id })).toMatchObject({ status: 400 })
  expect(await move(store, { id: other.id, parentId: tea.id })).toMatchObject({ status: 404 })
})
