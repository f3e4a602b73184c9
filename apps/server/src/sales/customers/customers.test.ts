import type { Customer, CustomerRow } from '@vitrine/contract/audience/customers.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { aShopper, address } from '../../testing/a-shopper.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { ordersOf } from '../../testing/orders-of.ts'

const shop = startShop()

async function aStoreWithCustomers() {
  const store = await shop.aStore()
  const tea = await shop.aProduct(store, { price: 10 })
  const buy = (email: string, quantity: number, place: object = {}) =>
    aShopper(shop, store).buy([{ product: tea, quantity }], {
      values: { contact: { email }, shippingAddress: { ...address, ...place } },
    })
  await buy('ada@lovelace.example', 1)
  await buy('ADA@Lovelace.example', 2, { city: 'Paris', postcode: '75002', country: 'FR' })
  await buy('grace@hopper.example', 5, { firstName: 'Grace', lastName: 'Hopper' })
  return store
}

const list = async ({ storeId, owner }: OwnedStore, query: object = {}) => {
  const body = { storeId, ...query }
  return (await shop.call<PageOf<CustomerRow>>('GET', '/api/customers', { as: owner, body })).body
}

const get = ({ owner }: OwnedStore, id: string) =>
  shop.call<Customer>('GET', `/api/customers/${id}`, { as: owner })

const names = ({ content }: PageOf<CustomerRow>) => content.map(({ name }) => name)

test('everyone who ordered is a customer, under one address in upper and lower case', async () => {
  const store = await aStoreWithCustomers()

  const customers = await list(store)

  expect(customers).toMatchObject({
    totalElements: 2,
    content: [
      { name: 'Grace Hopper', email: 'grace@hopper.example', orders: 1, total: 50 },
      { name: 'Ada Lovelace', orders: 2, total: 30, country: 'FR', currency: 'EUR' },
    ],
  })
})

test('those who ordered most often or for most come first', async () => {
  const store = await aStoreWithCustomers()

  expect(names(await list(store, { sort: 'orders' }))).toEqual(['Ada Lovelace', 'Grace Hopper'])
  expect(names(await list(store, { sort: 'total' }))).toEqual(['Grace Hopper', 'Ada Lovelace'])
})

test.each(['lovelace.EX', 'ada love', 'Ada'])(
  'a customer is found by a part of name or address: %s',
  async (search) => {
    const store = await aStoreWithCustomers()

    const found = await list(store, { search })

    expect(found).toMatchObject({ totalElements: 1, content: [{ orders: 2, total: 30 }] })
  },
)

test('signs that a search means something by are only signs', async () => {
  const store = await aStoreWithCustomers()

  expect((await list(store, { search: '%' })).totalElements).toBe(0)
})

test('a page has as many entries as requested', async () => {
  const store = await aStoreWithCustomers()

  const second = await list(store, { pageSize: 1, pageNumber: 1 })

  expect(second).toMatchObject({ totalElements: 2, totalPages: 2 })
  expect(names(second)).toEqual(['Ada Lovelace'])
})

test('a customer has all orders, and each place that they went to once', async () => {
  const store = await aStoreWithCustomers()
  const [, ada] = (await list(store)).content

  const { body } = await get(store, ada!.id)

  expect(body.latestOrders.map(({ orderNumber }) => orderNumber)).toEqual([1002, 1001])
  expect(body.addresses.map(({ city }) => city)).toEqual(['Paris', 'London'])
  expect(body).toMatchObject({ name: 'Ada Lovelace', orders: 2, newsletter: null })
  expect(await get(store, body.latestOrders[0]!.id)).toMatchObject({ body: { id: ada!.id } })
})

test('a cancelled order counts, but adds nothing to the total', async () => {
  const store = await aStoreWithCustomers()
  const ofGrace = (await ordersOf(shop, store)).find(({ total }) => total === 50)!
  await shop.call('POST', `/api/orders/${ofGrace.id}/cancellation`, {
    as: store.owner,
    body: { version: 1 },
  })

  expect(await list(store)).toMatchObject({ content: [{ orders: 1, total: 0 }, {}] })
})

test('an order that is not there has no customer', async () => {
  const store = await shop.aStore()

  expect(await get(store, newId())).toMatchObject({ status: 404 })
})
