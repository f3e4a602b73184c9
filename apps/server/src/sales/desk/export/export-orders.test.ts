import type { Order } from '@vitrine/contract/sales/order.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { address, aShopper } from '../../../testing/a-shopper.ts'
import { type OwnedStore, startShop } from '../../../testing/start-shop.ts'
import { ordersOf } from '../../../testing/orders-of.ts'

const shop = startShop()

const exported = (store: OwnedStore, filter: Record<string, string> = {}) => {
  const query = new URLSearchParams({ storeId: store.storeId, ...filter })
  return shop.fetch(`/api/orders/export?${query.toString()}`, { as: store.owner })
}

async function rowsOf(store: OwnedStore, filter?: Record<string, string>) {
  const answer = await exported(store, filter)
  expect(answer.status).toBe(200)
  return parse<Record<string, string>>(await answer.text(), { columns: true, bom: true })
}

test('each line is a row, and columns of the order are filled in the first alone', async () => {
  const store = await shop.aStore()
  const [sencha, bancha] = [
    await shop.aProduct(store, { sku: 'SEN' }),
    await shop.aProduct(store, { name: 'Bancha', price: 4.05 }),
  ]
  const lines = [
    { product: sencha, quantity: 2 },
    { product: bancha, quantity: 1 },
  ]
  await aShopper(shop, store).buy(lines)
  const [row] = await ordersOf(shop, store)
  await shop.call<Order>('POST', `/api/orders/${row!.id}/payments`, {
    as: store.owner,
    body: { amount: 9.05 },
  })

  const [first, second, ...others] = await rowsOf(store)
  expect(others).toHaveLength(0)
  expect(first).toMatchObject({
    Name: '#1001',
    Email: 'ada@example.com',
    'Financial Status': 'partially_paid',
    'Fulfillment Status': 'unfulfilled',
    Currency: 'EUR',
    Total: '29.05',
    'Outstanding Balance': '20.00',
    'Lineitem quantity': '2',
    'Lineitem name': 'Sencha 100 g',
    'Lineitem price': '12.50',
    'Lineitem sku': 'SEN',
    'Lineitem fulfillment status': 'pending',
    'Shipping Name': 'Ada Lovelace',
    'Shipping Country': 'GB',
    'Payment Method': 'Cash on delivery',
  })
  expect(first!['Created at']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \+0[12]00$/)
  expect(second).toMatchObject({ Name: '#1001', Total: '', 'Lineitem price': '4.05' })
})

test('amounts have the decimals of the currency, and no cell is a formula', async () => {
  const store = await shop.aStore({ currency: 'JPY', country: 'JP' })
  const product = await shop.aProduct(store, { name: '=HYPERLINK("x")', price: 1200 })
  await aShopper(shop, store).buy([{ product, quantity: 1 }], {
    values: { note: '@SUM(A1)\n-1', shippingAddress: { ...address, city: '+cmd' } },
  })
  const [row] = await rowsOf(store)
  expect(row).toMatchObject({
    Total: '1200',
    'Lineitem name': '\'=HYPERLINK("x")',
    'Shipping City': "'+cmd",
    Notes: "'@SUM(A1)\n'-1",
  })
})

test('the filter of the list and a choice narrow it, and no other shop’s order is among it', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const product = await shop.aProduct(store)
  for (let count = 0; count < 3; count += 1)
    await aShopper(shop, store).buy([{ product, quantity: 1 }])
  const foreign = await shop.aProduct(neighbour)
  await aShopper(shop, neighbour).buy([{ product: foreign, quantity: 1 }])
  const [third, second, first] = await ordersOf(shop, store)
  await shop.call('POST', `/api/orders/${second!.id}/payments`, { as: store.owner, body: {} })

  const named = async (filter?: Record<string, string>) =>
    (await rowsOf(store, filter)).map((row) => row['Name'])
  expect(await named()).toEqual(['#1003', '#1002', '#1001'])
  expect(await named({ tab: 'unpaid' })).toEqual(['#1003', '#1001'])
  expect(await named({ search: 'nobody' })).toEqual([])
  expect(await named({ ids: `${first!.id},${third!.id}` })).toEqual(['#1003', '#1001'])

  const [theirs] = await ordersOf(shop, neighbour)
  expect((await exported(store, { ids: `${first!.id},${theirs!.id}` })).status).toBe(404)
  expect((await exported(store, { minTotal: '0.001' })).status).toBe(400)
})

test.each(['placedFrom', 'placedBefore'])('a day in the year 0 is no %s', async (field) => {
  const store = await shop.aStore()
  for (const day of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00']) {
    const answer = await exported(store, { [field]: day })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: field }] })
  }
})
