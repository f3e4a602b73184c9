import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { defaultRetention } from '@vitrine/commerce/settings/retention.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { expect, inject, test } from 'vitest'
import { newId } from '@vitrine/db/new-id.ts'
import type { Names } from '../../../access-matrix/names.ts'
import { aMarkedStore } from '../../../access-matrix/marked-store.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { reminderRefusals } from '@vitrine/db/schema/abandoned-checkouts.ts'
import { retentionSettings } from '@vitrine/db/schema/pricing.ts'
import { visitDays } from '@vitrine/db/schema/visits.ts'
import { mediaFolder } from '../../../content/media/media-library.ts'
import { aDiscount } from '../../../testing/a-discount.ts'
import { aShopper } from '../../../testing/a-shopper.ts'
import { upload } from '../../../testing/an-image.ts'
import { asksAtCheckout } from '../../../testing/asks-at-checkout.ts'
import { ordersOf } from '../../../testing/orders-of.ts'
import { paidBy } from '../../../testing/paid-by.ts'
import { aRate, aZone, shipsTo } from '../../../testing/ships-to.ts'
import { archiveOf, bring, filesOf, textOf } from '../../../testing/shop-archives.ts'
import { type OwnedStore, startShop } from '../../../testing/start-shop.ts'
import { archiveTables, leftOutTables } from './archive-tables.ts'

const shop = startShop()
const ask = (statement: string) => onServer(inject('databaseUrl'), statement)

test('every table with rows of a store is in the format, or left out for a reason', async () => {
  const { rows } = await ask(
    `SELECT attrelid::regclass::text AS name FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
     WHERE attname = 'store_id' AND c.relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
  const known = [...archiveTables.map(({ name }) => name), ...Object.keys(leftOutTables)]
  expect(known.toSorted()).toEqual(rows.map((row) => String(row['name'])).toSorted())
})

/** A store with rows in every table of the format. */
async function aFullStore() {
  const marked = await aMarkedStore(shop, 'tea')
  const { store } = marked
  await upload(shop, store)
  const as = store.owner
  const { storeId } = store
  await shop.call('POST', `/api/page/${marked.names.page}/previews`, { as, body: {} })
  await hasCustomFields(store, marked.names)
  await sell(store)
  await shipsTo(shop, store, { zones: [aZone('Here', ['GB'], [aRate('post', { price: 3 })])] })
  await shop.call('PUT', '/api/taxes', {
    as,
    body: { storeId, revision: 0, pricesIncludeTax: true, taxShipping: true, rates: [] },
  })
  await paidBy(shop, store, [
    {
      id: 'cod',
      name: 'Cash',
      details: '',
      instructions: '',
      enabled: true,
      fee: 0,
      minTotal: null,
      maxTotal: null,
      countries: [],
    },
  ])
  await asksAtCheckout(shop, store, {})
  await inStore(shop.services.db, storeId, async (tx) => {
    await tx.insert(retentionSettings).values({ storeId, settings: defaultRetention })
    await tx.insert(reminderRefusals).values({ storeId, emailHash: 'a hash of an address' })
    await tx.insert(visitDays).values({ storeId, dimension: 'all', day: '2026-03-01', key: '' })
  })
  return marked
}

async function hasCustomFields({ storeId, owner: as }: OwnedStore, { product, category }: Names) {
  const subjects = { product, category }
  const fields = Object.keys(subjects).map((subject) => {
    return { id: newId(), subject, name: 'Origin', kind: 'text' }
  })
  await shop.call('PUT', '/api/custom-fields', { as, body: { storeId, fields } })
  for (const { id, subject } of fields) {
    const subjectId = subjects[subject as keyof typeof subjects]
    const body = { storeId, subject, subjectId, values: { [id]: 'Uji' } }
    const set = await shop.call('PUT', '/api/custom-fields/values', { as, body })
    expect(set.status).toBe(200)
  }
}

/** An order with a code that is paid, invoiced, fulfilled and refunded, of a renamed product. */
async function sell(store: OwnedStore) {
  const { storeId, owner: as } = store
  const product = await shop.aProduct(store, { name: 'Old name', stock: 20 })
  const renamed = {
    storeId,
    id: product.id,
    name: 'New name',
    price: 12.5,
    stock: 20,
    trackStock: true,
  }
  await shop.call('PUT', '/api/products/update-product', {
    as,
    body: { ...renamed, slug: 'a-new-address' },
  })
  await shop.call('POST', '/api/discounts', { as, body: { storeId, ...aDiscount() } })
  const shopper = aShopper(shop, store)
  const placed = await shopper.place(
    await shopper.agreeTo([{ product, quantity: 2 }], { discountCode: 'AUTUMN' }),
  )
  expect(placed.body).toMatchObject({ orderNumber: expect.any(Number) })
  const [order] = await ordersOf(shop, store)
  const path = `/api/orders/${order!.id}`
  for (const act of ['payments', 'fulfilments'])
    await shop.call('POST', `${path}/${act}`, { as, body: {} })
  await shop.call('PUT', '/api/orders/invoices', { as, body: { ids: [order!.id] } })
  await shop.call('POST', `${path}/refunds`, { as, body: { amount: 5 } })
}

test('a shop that is brought has every row and file of the other, and no secret left it', async () => {
  const { store } = await aFullStore()
  const file = await archiveOf(shop, store.storeId)
  const tables = new Set([...(await filesOf(file)).keys()].map((name) => name.split('/')[1]))
  expect(archiveTables.map(({ name }) => name).filter((name) => !tables.has(name))).toEqual([])
  const brought = await bring(shop, file, await shop.aUser())

  for (const { name, columns } of archiveTables) {
    const before = await rowsOf(name, columns, store.storeId)
    const after = await rowsOf(name, columns, brought.storeId)
    expect([name, after]).toEqual([
      name,
      before.map((row) => row.replaceAll(store.storeId, brought.storeId)).toSorted(),
    ])
  }
  expect(await filesOfStore(brought.storeId)).toEqual(await filesOfStore(store.storeId))

  const text = await textOf(file)
  const secrets = await ask(
    `SELECT hash AS secret FROM api_keys WHERE store_id = '${store.storeId}'
     UNION ALL SELECT secret FROM webhooks WHERE store_id = '${store.storeId}'
     UNION ALL SELECT view_key FROM stores WHERE id = '${store.storeId}'
     UNION ALL SELECT preview_key FROM pages
       WHERE store_id = '${store.storeId}' AND preview_key IS NOT NULL
     UNION ALL SELECT hash FROM newsletter_tokens WHERE store_id = '${store.storeId}'
     UNION ALL SELECT token_hash FROM store_invitations WHERE store_id = '${store.storeId}'
     UNION ALL SELECT '${store.owner.userId}'`,
  )
  expect(secrets.rows.length).toBeGreaterThanOrEqual(6)
  for (const { secret } of secrets.rows) expect(text).not.toContain(String(secret))
})

async function rowsOf(table: string, columns: readonly string[], storeId: string) {
  const { rows } = await ask(
    `SELECT to_json(t)::text AS row FROM (SELECT ${columns.map((name) => `"${name}"`).join(', ')}
      FROM "${table}" WHERE store_id = '${storeId}') AS t`,
  )
  return rows.map((row) => String(row['row'])).toSorted()
}

async function filesOfStore(storeId: string) {
  const folder = path.join(mediaFolder(shop.services.config), storeId)
  const names = (await readdir(folder)).toSorted()
  return await Promise.all(
    names.map(async (name) => [name, (await readFile(path.join(folder, name))).toString('hex')]),
  )
}
