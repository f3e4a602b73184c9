import type { ActivityEntry } from '@vitrine/contract/shop/activity.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { sql } from 'drizzle-orm'
import { inStore } from '@vitrine/db/in-store.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { aKey } from '../../testing/a-key.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { forgetActivity } from './forget-activity.ts'

const shop = startShop()

async function entriesOf({ storeId, owner }: OwnedStore, filter: object = {}) {
  const body = { storeId, ...filter }
  const answer = await shop.call<PageOf<ActivityEntry>>('GET', '/api/activity', { as: owner, body })
  expect(answer.status).toBe(200)
  return answer.body
}

const textsOf = async (store: OwnedStore, filter?: object) =>
  (await entriesOf(store, filter)).content.map(({ text }) => text)

async function reprices(store: OwnedStore, price: number) {
  const product = await shop.aProduct(store, { name: 'Sencha 100 g', price: 14.5 })
  const { id, storeId, name } = product
  const changed = await shop.call('PUT', '/api/products/update-product', {
    as: store.owner,
    body: { id, storeId, name, price },
  })
  expect(changed.status).toBe(200)
  return product
}

test('who did what is told in the store’s words, newest first', async () => {
  const store = await shop.aStore()
  const { id } = await reprices(store, 15)
  const [raised, added] = (await entriesOf(store)).content
  expect(raised).toMatchObject({
    text: 'Mei Lin raised Sencha 100 g from €14.50 to €15.00',
    actor: { kind: 'user', id: store.owner.userId, name: 'Mei Lin' },
    subject: { id, name: 'Sencha 100 g' },
  })
  expect(added!.text).toBe('Mei Lin added Sencha 100 g')
})

test('what was refused left no record, and neither did what was only read', async () => {
  const store = await shop.aStore()
  const before = (await entriesOf(store)).totalElements
  const body = { storeId: store.storeId, name: '', price: -1 }
  await shop.call('POST', '/api/products/add-product', { as: store.owner, body })
  const id = '01900000-0000-7000-8000-000000000001'
  await shop.call('DELETE', `/api/products/delete/${id}`, { as: store.owner })
  expect((await entriesOf(store)).totalElements).toBe(before)
})

test('a key is named where it did something', async () => {
  const store = await shop.aStore()
  const key = await aKey(shop, store, ['products:write'], 'Warehouse')
  const added = await shop.call('POST', '/api/products/add-product', {
    headers: { authorization: `Bearer ${key.key}` },
    body: { storeId: store.storeId, name: 'Bancha', price: 9 },
  })
  expect(added.status).toBe(201)
  expect(await textsOf(store, { actor: key.id })).toEqual(['Warehouse added Bancha'])
})

test('the list is narrowed by person, part, time and name', async () => {
  const store = await shop.aStore()
  await reprices(store, 12)
  await shop.aProduct(store, { name: 'Teapot_1' })
  expect(await textsOf(store, { search: 'teapot_' })).toEqual(['Mei Lin added Teapot_1'])
  expect(await textsOf(store, { search: 'Teapot%' })).toEqual([])
  expect(await textsOf(store, { area: 'orders' })).toEqual([])
  expect(await textsOf(store, { before: '2020-01-01T00:00:00Z' })).toEqual([])
  expect((await textsOf(store, { actor: store.owner.userId })).length).toBeGreaterThan(2)
  const actors = await shop.call('GET', '/api/activity/actors', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  expect(actors.body).toEqual([{ kind: 'user', id: store.owner.userId, name: 'Mei Lin' }])
})

test('another shop’s acts are not among them, and their file is told the same', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  await reprices(neighbour, 20)
  await shop.aProduct(store, { name: '=Matcha' })
  const query = new URLSearchParams({ storeId: store.storeId, area: 'products' }).toString()
  const file = await shop.fetch(`/api/activity/export?${query}`, { as: store.owner })
  const rows = parse<Record<string, string>>(await file.text(), { columns: true, bom: true })
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    Who: 'Mei Lin',
    With: 'sign-in',
    What: 'Mei Lin added =Matcha',
    Subject: "'=Matcha",
    Kind: 'products.addProduct',
  })
  expect(rows[0]!['At']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0[12]00$/)
})

test('many at once are told as their number', async () => {
  const store = await shop.aStore()
  const ids: string[] = []
  for (let count = 0; count < 21; count += 1)
    ids.push((await shop.aProduct(store, { name: `Tea ${count}` })).id)
  await shop.call('DELETE', '/api/products/bulk', { as: store.owner, body: { ids } })
  expect((await textsOf(store))[0]).toBe('Mei Lin deleted 21 products')
})

test('an act is forgotten after 400 days', async () => {
  const store = await shop.aStore()
  await reprices(store, 15)
  const { db, now } = shop.services
  const age = (days: number) =>
    inStore(db, store.storeId, (tx) =>
      tx.execute(sql`UPDATE activity SET at = now() - make_interval(days => ${days})`),
    )
  await expect(age(401)).rejects.toThrow()
  await forgetActivity(db, now())
  expect(await textsOf(store, { area: 'products' })).toHaveLength(2)
  await forgetActivity(db, new Date(now().getTime() + 401 * 24 * 3_600_000))
  expect(await textsOf(store)).toEqual([])
})
