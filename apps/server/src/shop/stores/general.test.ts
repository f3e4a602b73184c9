import type { DeletedStore, Store } from '@vitrine/contract/store.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { ordersOf } from '../../testing/orders-of.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

function change({ storeId, owner: as }: OwnedStore, values: object) {
  const body = { storeId, ...values }
  return shop.call<Store>('PUT', '/api/store/update-store-general-details', { as, body })
}

test('a shop keeps the time of its country until its owner chooses another one', async () => {
  const store = await shop.aStore({ country: 'DE' })
  expect(store.timeZone).toBe('Europe/Berlin')
  expect((await change(store, { country: 'JP' })).body.timeZone).toBe('Asia/Tokyo')
  const chosen = await change(store, { timeZone: 'America/Los_Angeles' })
  expect(chosen).toMatchObject({ status: 200, body: { timeZone: 'America/Los_Angeles' } })
  expect((await change(store, { country: 'US' })).body.timeZone).toBe('America/Los_Angeles')
  expect((await change(store, { timeZone: null })).body.timeZone).toBe('America/New_York')
})

test.each(['', 'Berlin', '+01:00', 'Europe/Atlantis', 'x'.repeat(65)])(
  '%j is no time zone, and says which would be one',
  async (timeZone) => {
    const refused = await change(await shop.aStore(), { timeZone })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(refused.body).toMatchObject({ issues: [{ path: 'timeZone' }] })
  },
)

test('papers and files have the day on which it was where the shop is', async () => {
  const store = await shop.aStore({ country: 'DE' })
  const { owner: as, storeId } = store
  await aShopper(shop, store).buy([{ product: await shop.aProduct(store), quantity: 1 }])
  const id = (await ordersOf(shop, store))[0]!.id
  await shop.call('PUT', '/api/orders/invoices', { as, body: { ids: [id] } })
  const late = new Date('2026-11-23T23:08:00Z')
  await inStore(shop.services.db, storeId, (tx) =>
    tx.update(orders).set({ createdAt: late, invoicedAt: late }).where(eq(orders.id, id)),
  )
  const paper = async (kind: string) =>
    await (
      await shop.fetch(`/api/orders/documents?kind=${kind}&format=html&ids=${id}`, { as })
    ).text()
  const csv = async () =>
    await (await shop.fetch(`/api/orders/export?storeId=${storeId}`, { as })).text()
  for (const kind of ['invoice', 'packing-slip'])
    expect(await paper(kind)).toContain('24 November 2026')
  expect(await csv()).toContain('2026-11-24 00:08:00 +0100')
  await change(store, { timeZone: 'America/New_York' })
  expect(await paper('invoice')).toContain('23 November 2026')
  expect(await csv()).toContain('2026-11-23 18:08:00 -0500')
})

test('a deleted shop comes back as it was within 30 days, for its owner alone', async () => {
  const store = await shop.aStore()
  const { storeId, storeDomain, name, owner: as } = store
  const deleted = async (of = as) =>
    (
      await shop.call<DeletedStore[]>('GET', '/api/store/find-deleted-stores', {
        as: of,
        body: { userId: of.userId },
      })
    ).body
  const restore = (of = as) =>
    shop.call<Store>('POST', '/api/store/restore-store', { as: of, body: { storeId } })
  const info = () =>
    shop.call('GET', '/api/store/get-store-info', {
      host: storeDomain,
      body: { domain: storeDomain },
    })
  expect(await deleted()).toEqual([])
  await shop.call('DELETE', '/api/store/delete-store', {
    as,
    body: { storeId, confirmName: name },
  })
  expect((await info()).status).toBe(404)
  expect(await deleted()).toMatchObject([{ storeId, name, storeDomain }])
  const stranger = await shop.aUser()
  expect(await restore(stranger)).toMatchObject({ status: 404 })
  expect(await deleted(stranger)).toEqual([])
  expect(await restore()).toMatchObject({ status: 200, body: { storeId, storeDomain } })
  expect((await info()).status).toBe(200)
  expect(await deleted()).toEqual([])
})

test('after 30 days a deleted shop is beyond recovery', async () => {
  const { storeId, name, owner: as } = await shop.aStore()
  await shop.call('DELETE', '/api/store/delete-store', {
    as,
    body: { storeId, confirmName: name },
  })
  shop.clock.pass(30 * 24 * 60 + 1)
  const restored = await shop.call('POST', '/api/store/restore-store', { as, body: { storeId } })
  expect(restored).toMatchObject({ status: 404 })
})
