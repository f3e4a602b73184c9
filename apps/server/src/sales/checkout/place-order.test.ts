import { asc } from 'drizzle-orm'
import type { Order, OrderRow } from '@vitrine/contract/sales/order.ts'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import { expect, test } from 'vitest'
import { address, aShopper, type OrderAnswer } from '../../testing/a-shopper.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

async function ordersOf({ storeId, owner }: OwnedStore) {
  const body = { storeId, pageSize: 100 }
  const { body: page } = await shop.call<PageOf<OrderRow>>('GET', '/api/orders', {
    as: owner,
    body,
  })
  return page
}

async function stockOf({ owner }: OwnedStore, { id }: Product) {
  const path = `/api/products/fetch-product-by-id/${id}`
  return (await shop.call<Product>('GET', path, { as: owner })).body.stock
}

function tally(answers: OrderAnswer[]) {
  const words = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`.trim())
  const byWord = [...Map.groupBy(words, (word) => word)]
  return Object.fromEntries(byWord.map(([word, all]) => [word, all.length]))
}

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

test('an order keeps what was bought, and its shopper finds it by its token', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { discountPrice: 8.2, stock: 5 })
  const shopper = aShopper(shop, store)

  const placed = await shopper.buy([{ product: sencha, quantity: 2 }])

  expect(placed).toMatchObject({
    status: 201,
    body: { orderNumber: 1001, payment: { method: 'cod', status: 'pending' } },
  })
  expect(await shopper.order(placed.body.token)).toMatchObject({
    status: 200,
    body: {
      orderNumber: 1001,
      email: 'ada@example.com',
      shippingAddress: address,
      lines: [{ name: 'Sencha 100 g', quantity: 2, unitPrice: 8.2, total: 16.4 }],
      subtotal: 16.4,
      total: 16.4,
    },
  })
  expect(await stockOf(store, sencha)).toBe(3)
})

test('later edits of a product never reach an order', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  const shopper = aShopper(shop, store)
  const placed = await shopper.buy([{ product: sencha, quantity: 1 }])

  await shop.call('DELETE', `/api/products/delete/${sencha.id}`, { as: store.owner })

  const { body } = await shopper.order(placed.body.token)
  expect(body.lines).toMatchObject([{ name: 'Sencha 100 g', unitPrice: 12.5 }])
})

test('the mails to shopper and owner wait in the outbox once the order is placed', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)

  await aShopper(shop, store).buy([{ product: sencha, quantity: 1 }])

  const waiting = await inStore(shop.services.db, store.storeId, (tx) =>
    tx.select().from(outbox).orderBy(asc(outbox.kind)),
  )
  const [order] = (await ordersOf(store)).content
  const payload = { orderId: order!.id }
  expect(waiting).toMatchObject([
    { kind: 'order_confirmation', status: 'pending', payload },
    { kind: 'order_received', status: 'pending', payload },
  ])
})

test('order numbers are each store’s own, without gaps', async () => {
  const [tea, records] = [await shop.aStore(), await shop.aStore()]
  const sencha = await shop.aProduct(tea, { stock: 2 })
  const vinyl = await shop.aProduct(records)
  const shopper = aShopper(shop, tea)
  const line = { product: sencha, quantity: 1 }

  const first = await shopper.buy([line])
  await shopper.buy([line], { values: { quoteHash: 'old' } })
  const second = await shopper.buy([line])
  const elsewhere = await aShopper(shop, records).buy([{ product: vinyl, quantity: 1 }])

  expect([first, second, elsewhere].map(({ body }) => body.orderNumber)).toEqual([1001, 1002, 1001])
})

test('an order without an Idempotency-Key is refused', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)

  const refused = await aShopper(shop, store).buy([{ product: sencha, quantity: 1 }], { key: null })

  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('100 attempts with one key at once give one order and 100 same answers', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 100 })
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([{ product: sencha, quantity: 1 }])

  const answers = await times(100, () => shopper.place(agreed, { key: 'one' }))

  expect(tally(answers)).toEqual({ '201': 100 })
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect((await ordersOf(store)).totalElements).toBe(1)
  expect(await stockOf(store, sencha)).toBe(99)
})

test('a key that placed an order places no other', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([{ product: sencha, quantity: 1 }])
  await shopper.place(agreed, { key: 'one' })

  const other = await shopper.place(agreed, { key: 'one', values: { note: 'and a ribbon' } })

  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
  expect((await ordersOf(store)).totalElements).toBe(1)
})

test('a key is each store’s own', async () => {
  const [tea, records] = [await shop.aStore(), await shop.aStore()]
  const buy = async (store: OwnedStore) => {
    const product = await shop.aProduct(store)
    return await aShopper(shop, store).buy([{ product, quantity: 1 }], { key: 'one' })
  }

  const [first, second] = [await buy(tea), await buy(records)]

  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.body.token).not.toBe(second.body.token)
})

test('a refused attempt leaves its key free', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  const shopper = aShopper(shop, store)
  const line = { product: sencha, quantity: 1 }

  const refused = await shopper.buy([line], { key: 'one', values: { quoteHash: 'old' } })
  const retried = await shopper.buy([line], { key: 'one' })

  expect([refused.status, retried.status]).toEqual([409, 201])
})

test('60 shoppers racing for the last one make one order', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 1 })
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([{ product: sencha, quantity: 1 }])

  const answers = await times(60, () => shopper.place(agreed))

  expect(tally(answers)).toEqual({ '201': 1, '409 insufficient_stock': 59 })
  expect((await ordersOf(store)).totalElements).toBe(1)
  expect(await stockOf(store, sencha)).toBe(0)
})

test('the last one of a variation is sold once', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, {
    trackStock: true,
    attributeGroups: [{ name: 'Size', type: 'buttons', values: [{ value: '100 g' }] }],
    variations: [{ price: 12.5, attributes: { Size: '100 g' }, stock: 1 }],
  })
  const shopper = aShopper(shop, store)
  const variationId = sencha.variations[0]!.id
  const agreed = await shopper.agreeTo([{ product: sencha, variationId, quantity: 1 }])

  const answers = await times(20, () => shopper.place(agreed))

  expect(tally(answers)).toEqual({ '201': 1, '409 insufficient_stock': 19 })
})

test('carts that cross each other do not block each other', async () => {
  const store = await shop.aStore()
  const sencha = { product: await shop.aProduct(store, { stock: 40 }), quantity: 1 }
  const pot = { product: await shop.aProduct(store, { name: 'Pot', stock: 40 }), quantity: 1 }
  const shopper = aShopper(shop, store)
  const carts = [await shopper.agreeTo([sencha, pot]), await shopper.agreeTo([pot, sencha])]

  const answers = await times(60, (index) => shopper.place(carts[index % 2]!))

  expect(tally(answers)).toEqual({ '201': 40, '409 insufficient_stock': 20 })
  expect([await stockOf(store, sencha.product), await stockOf(store, pot.product)]).toEqual([0, 0])
})

test.each([
  ['a total', { total: 0.01 }],
  ['a line without a quantity', { lines: [{}] }],
  ['no lines', { lines: [] }],
  ['a country that does not exist', { shippingAddress: { ...address, country: 'XX' } }],
  ['an unknown way to pay', { paymentMethod: 'shells' }],
  ['an unknown way to ship', { shippingRateId: 'pigeon' }],
  ['a broken address', { contact: { email: 'ada@example.com\r\nBcc: all@example.com' } }],
])('an order with %s is refused', async (_, values) => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)

  const refused = await aShopper(shop, store).buy([{ product: sencha, quantity: 1 }], { values })

  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect((await ordersOf(store)).totalElements).toBe(0)
})

test('an order is shown on its own store’s host only', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const sencha = await shop.aProduct(store)
  const placed = await aShopper(shop, store).buy([{ product: sencha, quantity: 1 }])

  const elsewhere = await aShopper(shop, neighbour).order(placed.body.token)
  const guessed = await aShopper(shop, store).order('a-guess-of-more-than-twenty-letters')

  expect([elsewhere.status, guessed.status]).toEqual([404, 404])
})

test('a store’s host takes no order for another store', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const sencha = await shop.aProduct(neighbour)
  const agreed = await aShopper(shop, neighbour).agreeTo([{ product: sencha, quantity: 1 }])

  const refused = await aShopper(shop, store).place(agreed)

  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await ordersOf(neighbour)).totalElements).toBe(0)
})

test('hostile texts are stored as texts', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  const note = `'); DROP TABLE orders; -- <script>alert(1)</script> \u{1F375}`
  const shopper = aShopper(shop, store)

  await shopper.buy([{ product: sencha, quantity: 1 }], { values: { note } })

  const [row] = (await ordersOf(store)).content
  const { body } = await shop.call<Order>('GET', `/api/orders/${row!.id}`, { as: store.owner })
  expect(body.note).toBe(note)
})

test('a store is read again after an order only where shoppers see a difference', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store, { stock: 2 })
  const shopper = aShopper(shop, store)
  const remembered = () => shop.services.hosts.peek(store.storeDomain)

  await shopper.buy([{ product: sencha, quantity: 1 }])
  expect(remembered()).toMatchObject({ storeId: store.storeId })
  await shopper.buy([{ product: sencha, quantity: 1 }])
  expect(remembered()).toBeUndefined()
})
