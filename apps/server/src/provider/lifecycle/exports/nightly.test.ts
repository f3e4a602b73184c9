import type { StoreOfMember } from '@vitrine/contract/shop/store.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { products } from '@vitrine/db/schema/products.ts'
import { openOwnDatabase } from '@vitrine/db/testing/test-database.ts'
import { expect, test } from 'vitest'
import { runDue } from '../../../platform/jobs/due-work.ts'
import { aShopper } from '../../../testing/a-shopper.ts'
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

test('a shop is restored over the living one, and back again', async () => {
  const store = await shop.aStore({ name: 'Tea of the hills' })
  const { storeId, owner: as, storeDomain } = store
  const sencha = await shop.aProduct(store, { name: 'Sencha', stock: 9 })
  await night()
  const evening = shop.clock.now().toISOString()
  await aShopper(shop, store).buy([{ product: sencha, quantity: 2 }])
  await shop.call('DELETE', `/api/products/delete/${sencha.id}`, { as })
  await shop.aProduct(store, { name: 'Gyokuro' })

  const said = await restoreStore(db, ['--over', storeDomain, evening], config)
  expect(said).toContain('Tea of the hills is what it was at')
  expect(said).toContain('Products: 0 changed back, 1 returned, 1 younger ones archived.')
  expect(said).toContain('Orders placed since: 1, unchanged.')
  expect(await productsOf()).toEqual([
    ['Gyokuro', 'archived', 0],
    ['Sencha', 'active', 7],
  ])
  const activity = await shop.call<{ content: { text: string }[] }>('GET', '/api/activity', {
    as,
    body: { storeId },
  })
  expect(activity.body.content[0]!.text).toContain('restored the shop as it was at')

  const [, moment = ''] = /restore-store \S+ (\S+) --over/.exec(said) ?? []
  await restoreStore(db, [storeId, moment, '--over'], config)
  expect(await productsOf()).toEqual([
    ['Gyokuro', 'active', 0],
    ['Sencha', 'archived', 7],
  ])

  async function productsOf() {
    const rows = await inStore(db, storeId, (tx) => tx.select().from(products))
    return rows
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ name, status, stock }) => [name, status, stock])
  }
})

test('a shop that was deleted is not restored over', async () => {
  const store = await shop.aStore()
  await night()
  const moment = shop.clock.now().toISOString()
  const body = { storeId: store.storeId, confirmName: store.name }
  await shop.call('DELETE', '/api/store/delete-store', { as: store.owner, body })
  await expect(restoreStore(db, [store.storeId, moment, '--over'], config)).rejects.toThrow(
    'This shop was deleted: recover it first, or restore it beside.',
  )
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
  await expect(restoreStore(db, [store.storeId, '--over'], config)).rejects.toThrow(
    'Name a shop and a moment',
  )
  await expect(restoreStore(db, ['nowhere.localhost'], config)).rejects.toThrow('There is no shop')
  await expect(restoreStore(db, [store.storeId, '2020-01-01'], config)).rejects.toThrow(
    'no archive from before 2020-01-01',
  )
})
