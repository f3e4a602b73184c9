import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { onServer, withDatabase } from '@vitrine/db/testing/server.ts'
import { readdir } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { aMarkedStore } from '../../access-matrix/marked-store.ts'
import { mediaFolder } from '../../content/media/media-library.ts'
import { upload } from '../../testing/an-image.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { tablesWith } from '../../testing/tables-with.ts'
import { purgeDeletedStores } from './purge-deleted.ts'

// The purge looks at all stores.
const database = await openOwnDatabase()
const shop = startShop({}, database)
const url = await urlOfServer()
const days = 24 * 60

async function urlOfServer() {
  const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name')
  return withDatabase(inject('databaseUrl'), rows[0]!.name)
}

const nightly = () => purgeDeletedStores(shop.services, shop.clock.now())

async function deleteStore({ storeId, name, owner }: OwnedStore) {
  const body = { storeId, confirmName: name }
  await shop.call('POST', '/api/store/select-store', { as: owner, body: { storeId } })
  const answer = await shop.call('DELETE', '/api/store/delete-store', { as: owner, body })
  expect(answer.status).toBe(200)
}

async function filesOf({ storeId }: OwnedStore): Promise<string[]> {
  const files = await readdir(mediaFolder(shop.services.config), { recursive: true })
  return files.filter((file) => file.includes(storeId))
}

test('31 days after its deletion nothing of a store is left, and others are untouched', async () => {
  const { store } = await aMarkedStore(shop, 'tea')
  const other = await aMarkedStore(shop, 'cups')
  for (const each of [store, other.store]) await upload(shop, each)
  const before = await tablesWith(url, other.store.storeId)
  const filesBefore = await filesOf(other.store)
  expect(before.length).toBeGreaterThan(30)
  expect(await tablesWith(url, store.storeId)).toEqual(before)
  expect((await filesOf(store)).length).toBeGreaterThan(1)
  await deleteStore(store)

  shop.clock.pass(29 * days)
  await nightly()
  // It is no longer selected in a session.
  expect(await tablesWith(url, store.storeId)).toEqual(
    before.filter((table) => table !== 'public.sessions'),
  )

  shop.clock.pass(2 * days)
  await nightly()
  expect(await tablesWith(url, store.storeId)).toEqual([])
  expect(await filesOf(store)).toEqual([])
  expect(await tablesWith(url, other.store.storeId)).toEqual(before)
  expect(await filesOf(other.store)).toEqual(filesBefore)
})

test('every table with a column for the store loses its rows with it', async () => {
  const { rows } = await onServer(
    url,
    `WITH RECURSIVE emptied (id) AS (
       SELECT 'stores'::regclass::oid UNION
       SELECT conrelid FROM pg_constraint JOIN emptied ON confrelid = emptied.id
       WHERE contype = 'f' AND confdeltype = 'c')
     SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attname = 'store_id'
       AND c.oid NOT IN (SELECT id FROM emptied)`,
  )
  // Triggers on products keep this index.
  expect(rows).toEqual([{ name: 'product_words' }])
})

test('a restored store stays, and a purged one cannot be restored', async () => {
  const [restored, purged] = [await shop.aStore(), await shop.aStore()]
  const restore = ({ storeId, owner }: OwnedStore) =>
    shop.call('POST', '/api/store/restore-store', { as: owner, body: { storeId } })
  await deleteStore(restored)
  await deleteStore(purged)
  shop.clock.pass(20 * days)
  expect((await restore(restored)).status).toBe(200)

  shop.clock.pass(20 * days)
  await nightly()

  expect(await tablesWith(url, restored.storeId)).toContain('public.stores')
  expect((await restore(purged)).status).toBe(404)
})

test('its address is free again', async () => {
  const subdomain = `tea-${crypto.randomUUID()}`
  await deleteStore(await shop.aStore({ subdomain }))
  shop.clock.pass(31 * days)
  await nightly()
  expect((await shop.aStore({ subdomain })).storeDomain).toContain(subdomain)
})

test('a store whose files cannot be removed is tried again the next night', async () => {
  const store = await shop.aStore()
  await deleteStore(store)
  shop.clock.pass(31 * days)
  const { storage } = shop.services.media
  shop.services.media.storage = {
    ...storage,
    removeFolder: () => Promise.reject(new Error('The bucket is out of reach.')),
  }
  await nightly()
  expect(await tablesWith(url, store.storeId)).toContain('public.stores')
  expect(shop.logged.join('')).toContain('The bucket is out of reach.')

  shop.services.media.storage = storage
  await nightly()
  expect(await tablesWith(url, store.storeId)).toEqual([])
})
