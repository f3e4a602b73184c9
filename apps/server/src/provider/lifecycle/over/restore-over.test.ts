import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@vitrine/contract/content/page.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { defaultTheme } from '@vitrine/contract/content/theme.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listUnreconciled } from '../../../catalogue/stock/list-unreconciled.ts'
import { mediaFolder } from '../../../content/media/media-library.ts'
import { aDiscount } from '../../../testing/a-discount.ts'
import { aShopper } from '../../../testing/a-shopper.ts'
import { upload } from '../../../testing/an-image.ts'
import { onPlan } from '../../../testing/on-plan.ts'
import { ordersOf } from '../../../testing/orders-of.ts'
import { archiveOf, restoreOverShop, rowsOf } from '../../../testing/shop-archives.ts'
import { shownBy } from '../../../testing/shown-by-archive.ts'
import { aTeaHouse, startStorefront } from '../../../testing/start-storefront.ts'
import type { OwnedStore } from '../../../testing/start-shop.ts'

const { shop } = await startStorefront()
const { db } = shop.services

const run = ({ storeId }: OwnedStore, ...statements: string[]) =>
  inStore(db, storeId, async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })

async function read<Row extends object>({ storeId }: OwnedStore, query: string): Promise<Row[]> {
  return await inStore(db, storeId, async (tx) => {
    const { rows } = await tx.execute(sql.raw(query))
    return rows as Row[]
  })
}

async function page(store: OwnedStore, address: string): Promise<string> {
  const answer = await shop.fetch(address, { host: store.storeDomain })
  return `${answer.status} ${await answer.text()}`
}

/** Equal if the pages are, byte by byte but for when a product was last written. */
const partsOf = (html: string) => html.replaceAll(/"updatedAt":"[^"]*"/g, '').split(/(?<=[>,])/)

async function aRichShop(): Promise<OwnedStore> {
  const store = await aTeaHouse(shop)
  const { storeId, owner: as } = store
  await upload(shop, store)
  await shop.call('POST', '/api/discounts', { as, body: { storeId, ...aDiscount() } })
  await shop.call('POST', '/api/seo/redirects', {
    as,
    body: { storeId, from: '/old', to: '/shop', status: 301 },
  })
  const item = { id: 'a', type: 'textBlock', contentType: 'normal', props: { text: 'Steeped' } }
  const body = { storeId, name: 'Steeped', item }
  const saved = await shop.call<{ id: string }>('POST', '/api/saved-sections', { as, body })
  await shop.call('POST', `/api/saved-sections/${saved.body.id}/open`, { as })
  return store
}

/** Another shop in nearly every row; discounts stay, since what was lower since is shown. */
async function ruin(store: OwnedStore) {
  const { storeId, owner: as } = store
  await run(
    store,
    `DELETE FROM products WHERE id IN (SELECT id FROM products ORDER BY id LIMIT 3)`,
    `UPDATE products SET name = name || ' (import)', slug = slug || '-import',
       price = CASE WHEN discount_price IS NULL THEN price + 100 ELSE price END,
       stock = stock + 100, description = '', tags = '{broken}'`,
    `DELETE FROM variations WHERE id IN (SELECT id FROM variations ORDER BY id LIMIT 2)`,
    `UPDATE variations SET sku = sku || 'x',
       price = CASE WHEN discount_price IS NULL THEN price + 700 ELSE price END`,
    `DELETE FROM categories WHERE id IN (SELECT id FROM categories ORDER BY id LIMIT 1)`,
    `UPDATE categories SET name = name || ' (import)', slug = slug || '-import', rule = NULL`,
    `DELETE FROM product_categories WHERE product_id IN
       (SELECT product_id FROM product_categories ORDER BY 1 LIMIT 4)`,
    `DELETE FROM redirects`,
    `UPDATE discounts SET offer = '{"kind": "percent", "percent": 99}', code = 'OTHER',
       code_key = 'OTHER'`,
    `UPDATE saved_sections SET name = left(name, 50) || ' import',
       item = jsonb_set(item, '{props}', '{}')`,
    `UPDATE global_contents SET published = '[]', draft = '[]'`,
    `UPDATE policy_versions SET replaced_at = now()`,
    `DELETE FROM policies`,
    `INSERT INTO tax_settings (store_id, settings)
       VALUES (current_store(), '{"pricesIncludeTax": true, "taxShipping": false, "rates": []}')
       ON CONFLICT (store_id) DO UPDATE SET settings = excluded.settings`,
    `INSERT INTO checkout_settings (store_id, draft) VALUES (current_store(), '{}')
       ON CONFLICT (store_id) DO UPDATE SET draft = '{}', published = NULL`,
    `DELETE FROM pages WHERE id IN (SELECT id FROM pages WHERE NOT is_home ORDER BY id LIMIT 1)`,
    `UPDATE pages SET slug = slug || '-import', name = 'Broken' WHERE NOT is_home`,
  )
  const [home] = await read<{ id: string }>(store, 'SELECT id FROM pages WHERE is_home')
  await shop.call('PUT', '/api/page/update-page', {
    as,
    body: { pageId: home!.id, content: [], publish: true },
  })
  const added = await shop.call<Page>('POST', '/api/page/add-page', {
    as,
    body: { storeId, name: 'About us', slug: 'about', content: [] },
  })
  await shop.call('PUT', '/api/page/update-page', {
    as,
    body: { pageId: added.body.id, publish: true },
  })
  await shop.call('PUT', '/api/store/update-theme', {
    as,
    body: { storeId, theme: { ...defaultTheme, pageColor: '#ffeeee' } },
  })
  await shop.call('PUT', '/api/store/update-store-general-details', {
    as,
    body: { storeId, name: 'Broken House', lowStockAt: 77, phone: '+49 1' },
  })
  const [image] = await read<{ id: string }>(store, 'SELECT id FROM media LIMIT 1')
  await shop.call('DELETE', '/api/media', { as, body: { storeId, ids: [image!.id] } })
}

const addresses = ['/', '/shop', '/about', '/collection/green-tea', '/product/sencha']

test('a shop is what it was, and orders placed since are what they are', async () => {
  const store = await aRichShop()
  const sencha = await shop.aProduct(store, { name: 'Sencha of spring', stock: 10 })
  const gyokuro = await shop.aProduct(store, { name: 'Gyokuro', stock: 4 })
  const earlier = await aShopper(shop, store).buy([{ product: sencha, quantity: 1 }])
  const file = await archiveOf(shop, store.storeId)
  const [before, shown] = [
    await Promise.all(addresses.map((address) => page(store, address))),
    await shownBy(file),
  ]

  await aShopper(shop, store).buy([
    { product: sencha, quantity: 2 },
    { product: gyokuro, quantity: 1 },
  ])
  await ruin(store)
  const matcha = await shop.aProduct(store, { name: 'Gyokuro', stock: 3 })
  const since = await aShopper(shop, store).buy([{ product: matcha, quantity: 1 }])
  expect(await page(store, '/')).not.toEqual(before[0])
  const orders = await ordersOf(shop, store)
  const restored = await restoreOverShop(shop, file, store.storeId)
  // As a process that learns of the change.
  shop.services.hosts.forgetContent(store.storeId)

  expect(restored).toMatchObject({ orders: 2, archived: 1 })
  expect(restored.returned).toBeGreaterThanOrEqual(3)
  const after = await archiveOf(shop, store.storeId)
  const again = await shownBy(after)
  const younger = JSON.stringify(matcha.id)
  expect({
    ...again,
    products: again.products.filter((row) => !row.includes(younger)),
    places: again.places.filter((row) => !row.includes(younger)),
    pages: again.pages.filter((row) => !row.includes('About us')),
  }).toEqual({ ...shown, pages: shown.pages.filter((row) => !row.includes('About us')) })
  for (const [at, address] of addresses.entries())
    expect(partsOf(await page(store, address))).toEqual(partsOf(before[at]!))

  expect(await ordersOf(shop, store)).toEqual(orders)
  const shopper = aShopper(shop, store)
  for (const { body } of [earlier, since])
    expect(await shopper.order(body.token)).toMatchObject({
      status: 200,
      body: { orderNumber: body.orderNumber },
    })
  const stock = await read<{ name: string; stock: number; status: string }>(
    store,
    `SELECT name, stock, status FROM products
     WHERE name IN ('Sencha of spring', 'Gyokuro') ORDER BY name DESC, status`,
  )
  expect(stock).toEqual([
    { name: 'Sencha of spring', stock: 7, status: 'active' },
    { name: 'Gyokuro', stock: 3, status: 'active' },
    { name: 'Gyokuro', stock: 2, status: 'archived' },
  ])
  expect(await inStore(db, store.storeId, listUnreconciled)).toEqual([])
  const next = await shopper.buy([{ product: sencha, quantity: 1 }])
  expect(next.body.orderNumber).toBe(since.body.orderNumber + 1)

  const found = await shop.call('GET', '/api/products/fetch-searched-products', {
    body: { storeId: store.storeId, name: 'spring', pageNumber: 0 },
  })
  expect(JSON.stringify(found.body)).toContain(sencha.id)
  const shared = await shop.fetch('/product/sencha-of-spring-import', { host: store.storeDomain })
  expect([shared.status, shared.headers.get('location')]).toEqual([
    301,
    expect.stringMatching(/\/product\/sencha-of-spring$/),
  ])
  const [entry] = await read<{ subject_name: string }>(
    store,
    `SELECT subject_name FROM activity WHERE kind = 'archives.restored'`,
  )
  expect(entry!.subject_name).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/)
})

test('what was restored is undone by the archive that was made before', async () => {
  const store = await aRichShop()
  const file = await archiveOf(shop, store.storeId)
  await ruin(store)
  const ruined = await archiveOf(shop, store.storeId)
  await restoreOverShop(shop, file, store.storeId)
  await restoreOverShop(shop, ruined, store.storeId)

  const [shown, again] = [
    await shownBy(ruined),
    await shownBy(await archiveOf(shop, store.storeId)),
  ]
  // What the ruined shop did not have is archived, unpublished or off.
  const has = (rows: string[]) => rows.filter((row) => !shown.products.includes(row))
  expect(has(again.products).every((row) => row.includes('"status":"archived"'))).toBe(true)
  expect(again.products).toEqual(expect.arrayContaining(shown.products))
  expect(again.variations).toEqual(expect.arrayContaining(shown.variations))
  expect(again.categories).toEqual(shown.categories)
  expect(again.pages).toEqual(expect.arrayContaining(shown.pages))
  expect(again.store).toEqual(shown.store)
  expect(again.global).toEqual(shown.global)
  expect(again.taxes).toEqual(shown.taxes)
  expect(again.checkout).toEqual(shown.checkout)
})

test('a failure in the middle leaves the shop as it was', async () => {
  const store = await aRichShop()
  const file = await archiveOf(shop, store.storeId)
  await ruin(store)
  const [counted] = await read<{ count: number }>(
    store,
    'SELECT count(*)::int AS count FROM products',
  )
  await onPlan(shop, store.owner, { products: counted!.count })
  const [rows, files] = [await rowsOf(await archiveOf(shop, store.storeId)), await filesOfStore()]

  await expect(restoreOverShop(shop, file, store.storeId)).rejects.toThrow(
    /Your plan allows \d+ products.*Raise the limit of this shop in the console/,
  )
  expect(await rowsOf(await archiveOf(shop, store.storeId))).toEqual(rows)
  expect(await filesOfStore()).toEqual(files)

  async function filesOfStore() {
    return (await readdir(path.join(mediaFolder(shop.services.config), store.storeId))).toSorted()
  }
})

test('shoppers order while a shop is restored, and every stock is right', async () => {
  const store = await aTeaHouse(shop)
  const sencha = await shop.aProduct(store, { name: 'Sencha of spring', stock: 30 })
  const file = await archiveOf(shop, store.storeId)
  await run(store, `UPDATE products SET price = price + 1 WHERE id <> '${sencha.id}'`)
  await run(store, `UPDATE products SET tags = '{other}'`)
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([{ product: sencha, quantity: 1 }])

  const [, ...placed] = await Promise.all([
    restoreOverShop(shop, file, store.storeId),
    ...Array.from({ length: 12 }, () => shopper.place(agreed)),
  ])
  expect(placed.map(({ status }) => status)).toEqual(Array<number>(12).fill(201))
  expect(await ordersOf(shop, store)).toHaveLength(12)
  const stock = `SELECT stock, tags FROM products WHERE id = '${sencha.id}'`
  expect(await read(store, stock)).toEqual([{ stock: 18, tags: [] }])
  expect(await inStore(db, store.storeId, listUnreconciled)).toEqual([])
})

test('rules of categories, exchanged slugs and younger categories', async () => {
  const store = await shop.aStore()
  const { storeId, owner: as } = store
  const [a, b] = [
    await shop.aProduct(store, { name: 'A', slug: 'first', tags: ['green'] }),
    await shop.aProduct(store, { name: 'B', slug: 'second' }),
  ]
  const category = await shop.call<{ id: string }>('POST', '/api/category/add-category', {
    as,
    body: {
      storeId,
      name: 'Green',
      rule: { match: 'all', conditions: [{ field: 'tag', is: 'is', value: 'green' }] },
    },
  })
  const file = await archiveOf(shop, storeId)
  const shown = await shownBy(file)
  await run(
    store,
    `UPDATE products SET slug = 'third' WHERE id = '${a.id}'`,
    `UPDATE products SET slug = 'first', tags = '{green}' WHERE id = '${b.id}'`,
    `UPDATE products SET slug = 'second' WHERE id = '${a.id}'`,
    `UPDATE categories SET rule = NULL, slug = 'was-green' WHERE id = '${category.body.id}'`,
  )
  await shop.call('POST', '/api/category/add-category', {
    as,
    body: { storeId, name: 'Green', slug: 'green' },
  })
  await restoreOverShop(shop, file, storeId)
  expect(await shownBy(await archiveOf(shop, storeId))).toEqual(shown)
})

test('the archive of another shop, and an import that runs, are refused', async () => {
  const [store, other] = [await shop.aStore(), await shop.aStore()]
  const file = await archiveOf(shop, store.storeId)
  await expect(restoreOverShop(shop, file, other.storeId)).rejects.toThrow('of another shop')
  await run(
    store,
    `INSERT INTO product_imports (store_id, id, file_name, format, state, products, rows, columns)
     VALUES (current_store(), gen_random_uuid(), 'tea.csv', 'vitrine', 'applying', 1, 1, '{}')`,
  )
  await expect(restoreOverShop(shop, file, store.storeId)).rejects.toThrow(
    'An import of products is running',
  )
})
