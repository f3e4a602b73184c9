import type { SavedView } from '@vitrine/contract/sales/orders-contract.ts'
import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { anOrder, type PlacedOrder } from '../../testing/an-order.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { outboxRows } from '../../testing/store-outbox.ts'
import { ordersOf } from '../../testing/orders-of.ts'

const shop = startShop()

async function threeOrders() {
  const placed = await anOrder(shop)
  const { store, sencha } = placed
  const shopper = aShopper(shop, store)
  for (let more = 0; more < 2; more += 1) await shopper.buy([{ product: sencha, quantity: 1 }])
  return { ...placed, ids: await idsIn(placed) }
}

async function idsIn({ store }: Pick<PlacedOrder, 'store'>, filter: object = {}) {
  return (await ordersOf(shop, store, filter)).map(({ id }) => id)
}

const bulk = ({ owner }: OwnedStore, body: object) =>
  shop.call('PUT', '/api/orders/bulk', { as: owner, body })

const sent = { fulfilmentStatus: 'fulfilled' }
const paid = { paymentStatus: 'paid' }
const archived = { status: 'archived' }

test('many orders are marked as sent at once, and each shopper is notified', async () => {
  const { store, ids, change } = await threeOrders()
  await change('fulfilments')

  const { body } = await bulk(store, { ids, changes: sent, unfit: 'skip' })

  expect(body).toEqual({ updated: 2, skipped: [1001], skippedNames: ['#1001'] })
  expect(await idsIn({ store }, { fulfilment: 'fulfilled' })).toHaveLength(3)
  const kinds = (await outboxRows(shop.services, store)).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'order_shipped')).toHaveLength(3)
})

test('many orders are marked as paid, and archived, once each', async () => {
  const { store, ids } = await threeOrders()
  const twice = [...ids, ...ids]

  expect((await bulk(store, { ids: twice, changes: paid })).body).toMatchObject({ updated: 3 })
  expect((await bulk(store, { ids, changes: paid, unfit: 'skip' })).body).toMatchObject({
    updated: 0,
  })
  expect((await bulk(store, { ids, changes: archived })).body).toMatchObject({ updated: 3 })
  expect(await idsIn({ store }, { tab: 'archived', payment: 'paid' })).toHaveLength(3)
})

test('one order that is not in a state for it ends it all, and is named', async () => {
  const { store, ids, change } = await threeOrders()
  await change('fulfilments')

  expect(await bulk(store, { ids, changes: sent })).toMatchObject({
    status: 409,
    body: { code: 'illegal_transition', details: { orders: [1001] } },
  })
  expect(await idsIn({ store }, { fulfilment: 'fulfilled' })).toHaveLength(1)
})

test('many orders are put away once nothing is left to do, and none before', async () => {
  const { store, ids } = await threeOrders()
  const remove = () => shop.call('DELETE', '/api/orders/bulk', { as: store.owner, body: { ids } })
  await bulk(store, { ids, changes: paid })
  await bulk(store, { ids: ids.slice(1), changes: sent })

  const [unsent] = (await ordersOf(shop, store)).filter(({ id }) => id === ids[0])
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'order_unsettled', details: { orders: [unsent!.orderNumber] } },
  })
  expect(await idsIn({ store }, { tab: 'archived' })).toEqual([])

  await bulk(store, { ids: [ids[0]!], changes: sent })
  expect(await remove()).toMatchObject({ status: 200, body: { updated: 3 } })
  expect(await remove()).toMatchObject({ status: 200, body: { updated: 0 } })
  expect(await idsIn({ store }, { tab: 'archived' })).toHaveLength(3)
  expect((await bulk(store, { ids, changes: { status: 'open' } })).body).toMatchObject({
    updated: 3,
  })
})

test('all orders of a filter are changed, batch by batch, and new ones are left', async () => {
  const { store, ids, change } = await threeOrders()
  const body = { storeId: store.storeId, changes: paid }
  const all = (more: object) =>
    shop.call('POST', '/api/orders/bulk-matching', { as: store.owner, body: { ...body, ...more } })
  await change('payments')

  expect((await all({ before: 1003 })).body).toMatchObject({
    updated: 1,
    skipped: [1001],
    next: null,
  })
  expect(await idsIn({ store }, { payment: 'paid' })).toEqual(ids.slice(1))
  expect((await all({ search: 'nobody' })).body).toMatchObject({
    updated: 0,
    skipped: [],
    next: null,
  })
  expect((await all({ payment: 'pending' })).body).toMatchObject({ updated: 1 })
  expect(await all({ storeId: newId() })).toMatchObject({ status: 404 })
  expect(await all({ before: 0 })).toMatchObject({ status: 400 })
})

test('an order names the ones that were placed before and after it', async () => {
  const { store, ids } = await threeOrders()
  const ask = (id: string) =>
    shop.call('GET', `/api/orders/${id}/neighbours`, { as: store.owner }).then(({ body }) => body)
  const [third, second, first] = ids as [string, string, string]

  expect(await ask(second)).toEqual({
    older: { id: first, orderNumber: 1001, orderName: '#1001' },
    newer: { id: third, orderNumber: 1003, orderName: '#1003' },
  })
  expect(await ask(first)).toMatchObject({ older: null, newer: { id: second } })
  expect(await ask((await anOrder(shop)).order.id)).toMatchObject({ code: 'not_found' })
})

test("one order that is another store's ends it all", async () => {
  const { store, ids } = await threeOrders()
  const other = await anOrder(shop)
  for (const stranger of [other.order.id, newId()]) {
    const refused = await bulk(store, { ids: [...ids, stranger], changes: paid })
    expect(refused).toMatchObject({ status: 404 })
  }
  expect(await idsIn({ store }, { payment: 'paid' })).toEqual([])
  expect((await other.get()).paymentStatus).toBe('pending')
})

test.each([{ ids: [] }, { changes: { status: 'gone' } }, { ids: ['tea'] }, { total: 0 }])(
  'a bulk act with %j is refused',
  async (wrong) => {
    const { store, ids } = await threeOrders()
    expect(await bulk(store, { ids, changes: paid, ...wrong })).toMatchObject({ status: 400 })
  },
)

function views({ owner, storeId }: OwnedStore) {
  return {
    list: async () =>
      (await shop.call<SavedView[]>('GET', '/api/order-views', { as: owner, body: { storeId } }))
        .body,
    save: (name: string, query: string) =>
      shop.call<SavedView & RefusalBody>('POST', '/api/order-views', {
        as: owner,
        body: { storeId, name, query },
      }),
    delete: (id: string) => shop.call('DELETE', `/api/order-views/${id}`, { as: owner }),
  }
}

test('filters are saved by a name, replaced and deleted', async () => {
  const { save, list, delete: forget } = views(await shop.aStore())

  const { body } = await save('To send', 'tab=unfulfilled')
  await save('To send', 'tab=unfulfilled&min=10')

  expect(await list()).toEqual([{ id: body.id, name: 'To send', query: 'tab=unfulfilled&min=10' }])
  expect(await forget(body.id)).toMatchObject({ status: 200 })
  expect(await forget(body.id)).toMatchObject({ status: 404 })
  expect(await list()).toEqual([])
})

test('a store keeps thirty views, and none of another store', async () => {
  const { save, list } = views(await shop.aStore())
  for (let count = 0; count < 30; count += 1) await save(`View ${count}`, 'tab=open')
  expect(await save('One more', 'tab=open')).toMatchObject({
    status: 409,
    body: { code: 'too_many_views' },
  })
  const [first] = await list()
  const neighbour = views(await shop.aStore())
  expect(await neighbour.list()).toEqual([])
  expect(await neighbour.delete(first!.id)).toMatchObject({ status: 404 })
})

test('of many views that are saved at once, thirty stay', async () => {
  const { save, list } = views(await shop.aStore())
  await Promise.all(Array.from({ length: 45 }, (_, at) => save(`View ${at}`, 'tab=open')))
  expect(await list()).toHaveLength(30)
})
