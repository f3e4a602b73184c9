import type { Order, OrderRow } from '@vitrine/contract/sales/order.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { storeOutbox } from '../../testing/store-outbox.ts'

const shop = startShop()

const mailsTo = async (store: OwnedStore, mailbox: string) =>
  (await storeOutbox(shop.services, store)).filter(({ to }) => to === mailbox).length

async function orderTimes(store: OwnedStore, times: number, email: string, from: string) {
  const product = await shop.aProduct(store)
  const shopper = aShopper(shop, store, from)
  const lines = [{ product, quantity: 1 }]
  const agreed = { ...(await shopper.agreeTo(lines)), contact: { email } }
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) statuses.push((await shopper.place(agreed)).status)
  return statuses
}

test('a mailbox gets ten confirmations an hour from one shop; the orders are taken', async () => {
  const store = await shop.aStore()

  const statuses = await orderTimes(store, 13, 'bombed@example.com', '203.0.113.7')

  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(await mailsTo(store, 'bombed@example.com')).toBe(10)
  expect(await mailsTo(store, store.owner.email)).toBe(13)
  const { body } = await shop.call<PageOf<OrderRow>>('GET', '/api/orders', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  const last = body.content[0]!
  const order = await shop.call<Order>('GET', `/api/orders/${last.id}`, { as: store.owner })
  expect(JSON.stringify(order.body)).toContain('No confirmation was sent')
})

test('one network places a hundred orders in ten minutes at one shop, then waits', async () => {
  const store = await shop.aStore()
  const { limiter } = shop.services
  const from = '203.0.113.8'
  for (let count = 0; count < 98; count += 1)
    await limiter.take('placeOrder', { shop: store.storeId, network: from })

  expect(await orderTimes(store, 4, 'ada@crowd.example', from)).toEqual([201, 201, 429, 429])
  expect(await orderTimes(store, 1, 'bob@crowd.example', '203.0.113.9')).toEqual([201])
})

test('words of a stranger make no link and no greeting in the confirmation', async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store)
  const shopper = aShopper(shop, store)
  const values = {
    contact: { email: 'victim@example.com' },
    shippingAddress: {
      firstName: 'Your account is locked, see http://evil.example',
      lastName: 'L',
      address1: 'https://evil.example/login',
      city: 'London',
      postcode: 'SW1Y 4JH',
      country: 'GB',
    },
  }
  expect((await shopper.buy([{ product, quantity: 1 }], { values })).status).toBe(201)

  const mail = (await storeOutbox(shop.services, store)).find(
    ({ to }) => to === 'victim@example.com',
  )!
  expect(mail.text).toContain('Hello, we have received your order')
  expect(mail.text + mail.html).not.toMatch(/evil\.example/)
})
