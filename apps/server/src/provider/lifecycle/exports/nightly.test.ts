import type { StoreOfMember } from '@vitrine/contract/shop/store.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { products } from '@vitrine/db/schema/products.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { runDue } from '../../../platform/jobs/due-work.ts'
import { startShop } from '../../../testing/start-shop.ts'
import { restoreStore } from '../restore-store-command.ts'
import { exportWork } from './export-work.ts'
import { forgetExports } from './forget-exports.ts'
import { requestNightly } from './request-nightly.ts'

// The work looks at all stores.
const shop = startShop({}, await openOwnDatabase())
const { db, config } = shop.services
const day = 24 * 60

async function night() {
  await requestNightly(shop.services)
  await runDue(exportWork(shop.services), shop.services)
}

test('a shop is restored beside the living one as it was on the evening before', async () => {
  const store = await shop.aStore({ name: 'Tea of the hills' })
  const { owner, storeDomain } = store
  await shop.aProduct(store, { name: 'Sencha' })
  await night()
  const evening = shop.clock.now().toISOString()
  shop.clock.pass(day)
  const body = { storeId: store.storeId, confirmName: store.name }
  await shop.aProduct(store, { name: 'Gyokuro' })
  await night()

  expect(await restoreStore(db, [storeDomain, evening], config)).toContain('Tea of the hills as of')
  const stores = await shop.call<StoreOfMember[]>('GET', '/api/store/find-stores', {
    as: owner,
    body: { userId: owner.userId },
  })
  const beside = stores.body.find(({ storeId }) => storeId !== store.storeId)!
  expect(beside).toMatchObject({ name: 'Tea of the hills', status: 'draft' })
  expect(await productsOf(beside.storeId)).toEqual(['Sencha'])
  expect((await productsOf(store.storeId)).toSorted()).toEqual(['Gyokuro', 'Sencha'])

  await shop.call('POST', '/api/store/select-store', { as: owner, body })
  await shop.call('DELETE', '/api/store/delete-store', { as: owner, body })
  expect(await restoreStore(db, [store.storeId], config)).toContain('The living shop is unchanged')

  async function productsOf(storeId: string) {
    const rows = await inStore(db, storeId, (tx) => tx.select().from(products))
    return rows.map(({ name }) => name)
  }
})

test('archives of the night are stored for the configured days', async () => {
  const store = await shop.aStore()
  await night()
  shop.clock.pass((config.nightlyExportDays + 1) * day)
  await forgetExports(shop.services)
  await expect(restoreStore(db, [store.storeId], config)).rejects.toThrow('has no archive')
})

test('a shop or a moment that is unknown gets a sentence', async () => {
  const store = await shop.aStore()
  await expect(restoreStore(db, [], config)).rejects.toThrow('Name a shop and a moment')
  await expect(restoreStore(db, ['nowhere.localhost'], config)).rejects.toThrow('There is no shop')
  await expect(restoreStore(db, [store.storeId, '2020-01-01'], config)).rejects.toThrow(
    'no archive from before 2020-01-01',
  )
})
