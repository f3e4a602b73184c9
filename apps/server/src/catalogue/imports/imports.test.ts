import type { StockMovement } from '@vitrine/contract/catalogue/stock.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { aShopWithFiles } from '../../testing/product-files.ts'
import { reprice } from '../../testing/reprice.ts'
import { startShop } from '../../testing/start-shop.ts'
import { runImport } from './run-import.ts'

const shop = startShop()

test('a dry run changes nothing, and says of each product what would happen and why', async () => {
  const { store, files } = await aShopWithFiles(shop)
  await shop.aProduct(store, { name: 'Sencha', price: 12.5 })
  await shop.aProduct(store, { name: 'Bancha', price: 8 })
  const before = await files.exported()

  const checked = await files.checked(
    'Slug,Name,Price,Discount price\nsencha,Sencha,13,\nbancha,Bancha,8,\ngyokuro,Gyokuro,30,\nmatcha,Matcha,20,25\n',
  )

  expect(checked).toMatchObject({
    state: 'ready',
    products: 4,
    rows: 4,
    counts: { create: 1, update: 1, skip: 1, refuse: 1 },
  })
  expect(await files.items(checked.id)).toMatchObject([
    { row: 2, slug: 'sencha', action: 'update', changes: ['Price'] },
    { row: 3, slug: 'bancha', action: 'skip', messages: [] },
    { row: 4, slug: 'gyokuro', action: 'create' },
    {
      row: 5,
      slug: 'matcha',
      action: 'refuse',
      messages: [
        {
          row: 5,
          column: 'Discount price',
          text: 'The discount price must be below the price.',
        },
      ],
    },
  ])
  expect(await files.exported()).toBe(before)
})

test('columns that a file does not have stay as they are', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const { id } = await shop.aProduct(store, {
    name: 'Sencha',
    price: 12.5,
    description: '<p>Green</p>',
    stock: 5,
  })

  await files.imported('Slug;Price\nsencha;13,50\n')

  expect(await files.product(id)).toMatchObject({
    name: 'Sencha',
    price: 13.5,
    description: '<p>Green</p>',
    stock: 5,
    trackStock: true,
  })
})

test('a changed product keeps its place among those that were created with it', async () => {
  const { store, files } = await aShopWithFiles(shop)
  for (const name of ['Sencha', 'Bancha', 'Matcha']) await shop.aProduct(store, { name, price: 8 })
  await inStore(shop.services.db, store.storeId, (tx) =>
    tx.execute(`UPDATE products SET created_at = '2026-03-01 10:00:00.000123Z'`),
  )
  const names = async () => {
    const query = { storeId: store.storeId, pageNumber: 0, pageSize: 10 }
    const { body } = await shop.call<{ name: string }[]>('GET', '/api/products/fetch-products', {
      body: query,
    })
    return body.map(({ name }) => name)
  }
  const before = await names()

  await files.imported(`Slug,Price\n${before[0]!.toLowerCase()},9\n`)

  expect(await names()).toEqual(before)
})

test('a product and a category are found by a name whose umlauts their address spells out', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const { id } = await shop.aProduct(store, { name: 'Grüner Tee', price: 8 })
  const as = store.owner
  const body = { storeId: store.storeId, name: 'Für Küchen' }
  await shop.call('POST', '/api/category/add-category', { as, body })

  const checked = await files.checked(
    'Name,Price,Categories\nGrüner Tee,9,Für Küchen\nKräuter,5,Für Küchen\n',
  )
  expect(await files.items(checked.id)).toMatchObject([
    { slug: 'gruener-tee', action: 'update' },
    { slug: 'krauter', action: 'create' },
  ])
  await files.imported('Name,Price,Categories\nGrüner Tee,9,Für Küchen\nKräuter,5,\n')
  expect(await files.product(id)).toMatchObject({ slug: 'gruener-tee', price: 9 })
  // What a file brought is found again under the address that it got.
  const again = await files.checked('Name,Price\nKräuter,6\n')
  expect(await files.items(again.id)).toMatchObject([{ slug: 'krauter', action: 'update' }])
  const { body: categories } = await shop.call<object[]>('GET', '/api/category/fetch-categories', {
    body: { storeId: store.storeId },
  })
  expect(categories).toMatchObject([{ slug: 'fuer-kuechen' }])
})

test('a variation keeps its identity, so carts and orders go on knowing it', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const { id, variations } = await shop.aProduct(store, {
    name: 'Sencha',
    attributeGroups: [
      { name: 'Size', type: 'buttons', values: [{ value: 'Small' }, { value: 'Large' }] },
    ],
    variations: [
      { price: 5, attributes: { Size: 'Small' }, sku: 'S' },
      { price: 9, attributes: { Size: 'Large' }, sku: 'L' },
    ],
  })

  await files.imported(
    'Slug,Variation,Variation price\nsencha,,\nsencha,Size: Large,10\nsencha,Size: Small,6\n',
  )

  const [small, large] = variations
  expect((await files.product(id)).variations).toMatchObject([
    { id: large!.id, price: 10, sku: 'L' },
    { id: small!.id, price: 6, sku: 'S' },
  ])
})

test('what was sold between the dry run and the import stays sold', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const product = await shop.aProduct(store, { name: 'Sencha', price: 10, stock: 10 })
  const { id } = await files.checked('Slug,Price,Stock\nsencha,11,10\n')
  await aShopper(shop, store).buy([{ product, quantity: 3 }])

  const done = await files.apply(id)

  expect(done.counts).toMatchObject({ update: 1, refuse: 0 })
  expect(await files.product(product.id)).toMatchObject({ price: 11, stock: 7 })
})

test('the ledger says that a stock came with an import, and who brought it', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const { id } = await shop.aProduct(store, { name: 'Sencha', stock: 4 })

  await files.imported('Slug,Stock\nsencha,9\n')

  const path = `/api/products/${id}/stock-movements`
  const { body } = await shop.call<PageOf<StockMovement>>('GET', path, { as: store.owner })
  expect(body.content[0]).toMatchObject({
    change: 5,
    stock: 9,
    reason: 'import',
    actor: store.owner.name,
  })
})

test('a change after the dry run is not overwritten', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const { id } = await shop.aProduct(store, { name: 'Sencha', price: 10 })
  const checked = await files.checked('Slug,Name,Price\nsencha,,11\nbancha,Bancha,5\n')
  await reprice(shop, store, { id }, 20)
  await shop.aProduct(store, { name: 'Bancha', price: 6 })

  const done = await files.apply(checked.id)

  expect(done.counts).toMatchObject({ refuse: 2, create: 0, update: 0 })
  expect(await files.items(checked.id, 'refuse')).toMatchObject([
    { messages: [{ text: expect.stringContaining('Somebody changed the product') }] },
    { messages: [{ text: expect.stringContaining('was added after the dry run') }] },
  ])
  expect((await files.products()).map(({ price }) => price)).toEqual([6, 20])
})

test('what stops in the middle leaves nothing half, and goes on from there', async () => {
  const { store, files } = await aShopWithFiles(shop)
  const rows = Array.from({ length: 250 }, (_, at) => `Tea ${at},${at + 1}`)
  const { id } = await files.checked(`Name,Price\n${rows.join('\n')}\n`)
  await files.call('POST', `/${id}/apply`)
  const { db, hosts, log, now } = shop.services
  const failing = {
    db,
    log,
    now,
    hosts: Object.assign(Object.create(hosts) as typeof hosts, {
      findById: async () => {
        if ((await files.stateOf(id)).progress >= 100)
          throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
        return await hosts.findById(store.storeId)
      },
    }),
  }
  const goOn = async () => {
    while (await runImport(failing, { storeId: store.storeId, importId: id }));
  }
  await expect(goOn()).rejects.toThrow('gone')
  expect(await files.stateOf(id)).toMatchObject({ state: 'applying', progress: 100 })
  await shop.runImports()

  expect(await files.stateOf(id)).toMatchObject({ state: 'done', counts: { create: 250 } })
  const { body } = await shop.call<PageOf<object>>('GET', '/api/products/filtered-products', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(body.totalElements).toBe(250)
})

test('an imported product is found by its words, and shoppers see it at once', async () => {
  const { store, files } = await aShopWithFiles(shop)
  await files.imported(
    'Name,Price,Categories,SKU,Description\nKabusecha,18,Teas/Shaded teas,KB-7,<p>Umami</p>\n',
  )
  const find = async (name: string) =>
    (
      await shop.call<{ content: object[] }>('GET', '/api/products/fetch-searched-products', {
        host: store.storeDomain,
        body: { storeId: store.storeId, name },
      })
    ).body
  for (const word of ['kabusecha', 'shaded', 'kb7', 'umami'])
    expect(JSON.stringify(await find(word)), word).toContain('kabusecha')
})

test('one import is under way at a time, and one that waits is not discarded by the next file', async () => {
  const { files } = await aShopWithFiles(shop)
  const first = await files.upload('Name,Price\nSencha,1\n')
  expect(await files.upload('Name,Price\nBancha,1\n')).toMatchObject({
    status: 409,
    body: { code: 'import_in_progress' },
  })
  await shop.runImports()
  expect(await files.upload('Name,Price\nBancha,1\n')).toMatchObject({
    status: 409,
    body: {
      code: 'import_waiting',
      details: { importId: first.body.id, name: 'products.csv' },
    },
  })
  expect(await files.stateOf(first.body.id)).toMatchObject({ state: 'ready' })
  expect((await files.call('DELETE', `/${first.body.id}`)).status).toBe(200)
  expect(await files.checked('Name,Price\nBancha,1\n')).toMatchObject({ state: 'ready' })
})

test('a dry run with nothing to apply is replaced by the corrected file', async () => {
  const { files } = await aShopWithFiles(shop)
  await files.checked('Name,Price\nSencha,much\n')
  expect((await files.upload('Name,Price\nSencha,1\n')).status).toBe(201)
})

test('of files that arrive at the same moment one is checked, and the others are refused', async () => {
  const { files, store } = await aShopWithFiles(shop)
  const all = await Promise.all(
    [1, 2, 3, 4].map((price) => files.upload(`Name,Price\nSencha,${price}\n`)),
  )
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  const body = { storeId: store.storeId }
  const kept = await shop.call('GET', '/api/imports', { as: store.owner, body })
  expect(kept.body).toMatchObject({ totalElements: 1 })
})

test('a category is created for what is imported, and for nothing that is refused', async () => {
  const { files } = await aShopWithFiles(shop)
  const checked = await files.checked(
    'Name,Price,Categories\nSencha,1,Teas\nBancha,much,Bad teas\n',
  )
  const [refused] = await files.items(checked.id, 'refuse')
  expect(JSON.stringify(refused!.messages)).not.toContain('category')
  const [created] = await files.items(checked.id, 'create')
  expect(created!.messages).toMatchObject([{ column: 'Categories', text: 'New category: teas.' }])
  await files.apply(checked.id)
  const [, , ...rows] = (await files.exported()).split('\r\n')
  expect(rows.join('')).not.toContain('bad-teas')
})

test("another store's import does not exist", async () => {
  const [{ files }, other] = [await aShopWithFiles(shop), await aShopWithFiles(shop)]
  const { id } = await files.checked('Name,Price\nSencha,1\n')
  for (const [method, path] of [
    ['GET', `/${id}`],
    ['GET', `/${id}/items`],
    ['POST', `/${id}/apply`],
    ['POST', `/${id}/undo`],
    ['DELETE', `/${id}`],
  ] as const)
    expect((await other.files.call(method, path)).status).toBe(404)
})
