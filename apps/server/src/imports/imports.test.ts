import type { ProductImport } from '@vitrine/contract/product-import.ts'
import type { Product } from '@vitrine/contract/product.ts'
import type { StockMovement } from '@vitrine/contract/stock.ts'
import type { PageOf } from '@vitrine/contract/values.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../testing/a-shopper.ts'
import { productFiles } from '../testing/product-files.ts'
import { type OwnedStore, startShop } from '../testing/start-shop.ts'
import { runImport } from './run-import.ts'

const shop = startShop()

async function aShop() {
  const store = await shop.aStore()
  return { store, files: productFiles(shop, store) }
}

async function productsOf({ storeId, owner }: OwnedStore) {
  const { body } = await shop.call<PageOf<{ id: string; slug: string }>>(
    'GET',
    '/api/products/filtered-products',
    { as: owner, body: { storeId, sort: 'name', size: 100 } },
  )
  return await Promise.all(body.content.map(({ id }) => productOf(owner, id)))
}

async function productOf(as: OwnedStore['owner'], id: string) {
  const path = `/api/products/fetch-product-by-id/${id}`
  return (await shop.call<Product>('GET', path, { as })).body
}

test('a dry run changes nothing, and says of each product what would happen and why', async () => {
  const { store, files } = await aShop()
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
          text: 'The discount price has to be below the price.',
        },
      ],
    },
  ])
  expect(await files.exported()).toBe(before)
})

test('columns that a file does not have stay as they are', async () => {
  const { store, files } = await aShop()
  const { id } = await shop.aProduct(store, {
    name: 'Sencha',
    price: 12.5,
    description: '<p>Green</p>',
    stock: 5,
  })

  await files.imported('Slug;Price\nsencha;13,50\n')

  expect(await productOf(store.owner, id)).toMatchObject({
    name: 'Sencha',
    price: 13.5,
    description: '<p>Green</p>',
    stock: 5,
    trackStock: true,
  })
})

test('a variation keeps its identity, so carts and orders go on knowing it', async () => {
  const { store, files } = await aShop()
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
  expect((await productOf(store.owner, id)).variations).toMatchObject([
    { id: large!.id, price: 10, sku: 'L' },
    { id: small!.id, price: 6, sku: 'S' },
  ])
})

test('what was sold between the dry run and the import stays sold', async () => {
  const { store, files } = await aShop()
  const product = await shop.aProduct(store, { name: 'Sencha', price: 10, stock: 10 })
  const { id } = await files.checked('Slug,Price,Stock\nsencha,11,10\n')
  await aShopper(shop, store).buy([{ product, quantity: 3 }])

  const done = await files.apply(id)

  expect(done.counts).toMatchObject({ update: 1, refuse: 0 })
  expect(await productOf(store.owner, product.id)).toMatchObject({ price: 11, stock: 7 })
})

test('the ledger says that a stock came with an import, and who brought it', async () => {
  const { store, files } = await aShop()
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

test('whoever changed a product after the dry run is not overwritten', async () => {
  const { store, files } = await aShop()
  const { id } = await shop.aProduct(store, { name: 'Sencha', price: 10 })
  const checked = await files.checked('Slug,Name,Price\nsencha,,11\nbancha,Bancha,5\n')
  const quick = { storeId: store.storeId, id, price: 20 }
  await shop.call('PUT', '/api/products/quick-edit', { as: store.owner, body: quick })
  await shop.aProduct(store, { name: 'Bancha', price: 6 })

  const done = await files.apply(checked.id)

  expect(done.counts).toMatchObject({ refuse: 2, create: 0, update: 0 })
  expect(await files.items(checked.id, 'refuse')).toMatchObject([
    { messages: [{ text: expect.stringContaining('Somebody changed the product') }] },
    { messages: [{ text: expect.stringContaining('was added after the dry run') }] },
  ])
  expect((await productsOf(store)).map(({ price }) => price)).toEqual([6, 20])
})

test('undoing brings back what was, and leaves what somebody has changed since', async () => {
  const { store, files } = await aShop()
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
  const quick = { storeId: store.storeId, id: changed, price: 33 }
  await shop.call('PUT', '/api/products/quick-edit', { as: store.owner, body: quick })

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
  const { store, files } = await aShop()
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

  const products = await productsOf(store)
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

test('what stops in the middle leaves nothing half, and goes on from there', async () => {
  const { store, files } = await aShop()
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
  const { store, files } = await aShop()
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

test.each([
  ['Slug,Name,Price\nsencha,Sencha,1\nsencha,Sencha again,2\n', 3, 'stands in row 2 already'],
  ['Slug,Name,Price\nsencha,Sencha,1\nsencha,,2\n', 2, 'names no variation'],
  ['Slug,Name,Price\nSen cha,Sencha,1\n', 2, 'small letters'],
  ['Name,Price\nSencha,twelve\n', 2, '“twelve” is not a price'],
  ['Name,Price\nSencha,1.005\n', 2, 'more decimals than EUR has'],
  ['Name\nSencha\n', 2, 'needs a price'],
  ['Name,Price,Stock\nSencha,1,many\n', 2, '“many” is not a whole number'],
  ['Name,Price,Status\nSencha,1,sold\n', 2, '“sold” is not a status'],
  ['Name,Price,Featured\nSencha,1,perhaps\n', 2, 'neither yes nor no'],
  ['Name,Price,Image\nSencha,1,javascript:alert(1)\n', 2, 'begins with /'],
  [
    'Name,Price,Options,Variation\nSencha,1,Size: S,\n,,,Size: XL\n',
    3,
    'one of the values of Size',
  ],
  [
    'Name,Price,Options,Variation\nSencha,1,Size: S,\n,,,Colour: Red\n',
    3,
    'one of the values of Size',
  ],
  [`Name,Price\n${'x'.repeat(201)},1\n`, 2, 'longer than 200 characters'],
])('a row that breaks a rule is refused with its reason: %#', async (file, row, reason) => {
  const { files } = await aShop()
  const { id, counts } = await files.checked(file)
  const refused = await files.items(id, 'refuse')
  expect(counts.refuse).toBe(1)
  expect(refused[0]!.messages[0]!.text).toContain(reason)
  expect(refused[0]!.messages.map((message) => message.row)).toContain(
    reason.startsWith('names no') ? 3 : row,
  )
})

const values = (most: number) => Array.from({ length: most }, (_, at) => `v${at}`)

const fileOfVariations = (most: number) => {
  const options = `A: ${values(50).join('; ')}\nB: ${values(41).join('; ')}`
  const rows = values(50)
    .flatMap((a) => values(41).map((b) => `,,,A: ${a}; B: ${b}`))
    .slice(0, most)
  return `Name,Price,Options,Variation\nSencha,1,"${options}",\n${rows.join('\n')}\n`
}

test('two thousand variations are imported, one more is refused', async () => {
  const { store, files } = await aShop()
  const refused = await files.checked(fileOfVariations(2001))
  expect(await files.items(refused.id)).toMatchObject([
    { action: 'refuse', messages: [{ text: 'A product can have at most 2,000 variations.' }] },
  ])
  const done = await files.imported(fileOfVariations(2000))
  expect(done.counts).toMatchObject({ create: 1 })
  const [sencha] = await productsOf(store)
  expect(sencha!.variations).toHaveLength(2000)
})

test.each([
  ['', 400, 'file_empty'],
  ['a picture, perhaps', 400, 'file_not_usable'],
  ['Name,Price\n', 400, 'file_not_usable'],
  ['Name,Description\nSencha,"cut off', 400, 'file_not_usable'],
])('a file that is not one of products is refused whole: %j', async (file, status, code) => {
  const { files } = await aShop()
  const refused = await files.upload(file)
  expect({ status: refused.status, code: (refused.body as { code?: string }).code }).toEqual({
    status,
    code,
  })
  const { body } = await files.call<PageOf<ProductImport>>('GET', '', { storeId: files.storeId })
  expect(body.content).toEqual([])
})

test('a cut file names the row in which it ends', async () => {
  const { files } = await aShop()
  const { body } = await files.upload('Name,Description\r\nBancha,fine\r\nSencha,"cut\r\noff')
  expect(body).toMatchObject({
    issues: [{ path: 'row 3', message: expect.stringContaining('quoted field of row 3') }],
  })
})

test('columns that mean nothing here are named', async () => {
  const { files } = await aShop()
  const { ignoredColumns } = await files.checked('Name,Price,Supplier\nSencha,1,Uji\n')
  expect(ignoredColumns).toEqual(['Supplier'])
})

test('one import is under way at a time, and a dry run ends with the next file', async () => {
  const { files } = await aShop()
  const first = await files.upload('Name,Price\nSencha,1\n')
  expect(await files.upload('Name,Price\nBancha,1\n')).toMatchObject({
    status: 409,
    body: { code: 'import_in_progress' },
  })
  await shop.runImports()
  const second = await files.checked('Name,Price\nBancha,1\n')
  expect((await files.call('GET', `/${first.body.id}`)).status).toBe(404)
  expect((await files.call('DELETE', `/${second.id}`)).status).toBe(200)
})

test("another store's import does not exist", async () => {
  const [{ files }, other] = [await aShop(), await aShop()]
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
