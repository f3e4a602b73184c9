import { expect, test } from 'vitest'
import { aShopWithFiles } from '../../testing/product-files.ts'
import { reprice } from '../../testing/reprice.ts'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

test('undoing brings back what was, and leaves what somebody has changed since', async () => {
  const { store, files } = await aShopWithFiles(shop)
  await shop.aProduct(store, { name: 'Sencha', price: 10, stock: 5 })
  await shop.aProduct(store, {
    name: 'Bancha',
    attributeGroups: [{ name: 'Size', type: 'buttons', values: [{ value: 'Small' }] }],
    variations: [{ price: 5, attributes: { Size: 'Small' }, sku: 'S' }],
  })
  const { id: changed } = await shop.aProduct(store, { name: 'Matcha', price: 30 })
  const before = await files.exported()
  const { id } = await files.imported(
    'Slug,Name,Price,Options,Variation,Categories\n' +
      'sencha,Sencha,11,,,\nbancha,Bancha,6,Size: Big,Size: Big,\nmatcha,Matcha,31,,,\n' +
      'gyokuro,Gyokuro,40,,,Teas/Green teas\n',
  )
  expect(await files.exported()).not.toBe(before)
  await reprice(shop, store, { id: changed }, 33)

  const undone = await files.undo(id)

  expect(undone).toMatchObject({ state: 'undone', counts: { left: 1 } })
  expect(await files.items(id, 'left')).toMatchObject([
    {
      slug: 'matcha',
      left: true,
      messages: [{ text: expect.stringContaining('Somebody changed it after the import') }],
    },
  ])
  expect(await files.exported()).toBe(
    before.replace('Matcha,active,no,30.00', 'Matcha,active,no,33.00'),
  )
  const { body: categories } = await shop.call('GET', '/api/category/fetch-categories', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(categories).toEqual([])
  expect((await files.call('POST', `/${id}/undo`)).status).toBe(409)
})

test('a category that an owner has given or taken since is such a change', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const { storeId, owner: as } = store
  const category = await shop.call<{ id: string }>('POST', '/api/category/add-category', {
    as,
    body: { storeId, name: 'Gifts' },
  })
  const { id: categoryId } = category.body
  const ids = await Promise.all(
    ['Sencha', 'Bancha', 'Matcha', 'Hojicha'].map(
      async (name) => (await shop.aProduct(store, { name, price: 10 })).id,
    ),
  )
  const { id } = await files.imported('Slug,Price\nsencha,11\nbancha,11\nmatcha,11\nhojicha,11\n')
  const change = (kind: string, selected: string[]) =>
    shop.call('POST', '/api/products/bulk-edit', {
      as,
      body: { storeId, selection: { ids: selected }, change: { kind, categoryId } },
    })
  await change('addCategory', [ids[0]!, ids[1]!])
  const placed = { placed: [ids[2]!], removed: [ids[1]!] }
  const body = { storeId, id: categoryId, name: 'Gifts', products: placed }
  expect((await shop.call('PUT', '/api/category/update-category', { as, body })).status).toBe(200)

  expect((await files.undo(id)).counts.left).toBe(3)

  const products = await files.products()
  expect(Object.fromEntries(products.map(({ name, price }) => [name, price]))).toEqual({
    Sencha: 11,
    Bancha: 11,
    Matcha: 11,
    Hojicha: 10,
  })
  expect(products.filter(({ categoryIds }) => categoryIds.length).map(({ name }) => name)).toEqual([
    'Matcha',
    'Sencha',
  ])
})
