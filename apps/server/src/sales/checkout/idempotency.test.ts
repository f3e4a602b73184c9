import type { OrderRow } from '@vitrine/contract/sales/order.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { ordersOf } from '../../testing/orders-of.ts'
import { startShop } from '../../testing/start-shop.ts'

const shop = startShop()

async function anAgreement() {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([{ product: sencha, quantity: 1 }])
  return { store, shopper, agreed }
}

test('an attempt whose twin takes too long is refused, and its key still works later', async () => {
  const { store, shopper, agreed } = await anAgreement()
  const twin = inStore(shop.services.db, store.storeId, async (tx) => {
    const columns = '(store_id, key, body_hash)'
    await tx.lease.query(`INSERT INTO idempotency_keys ${columns} VALUES ($1, 'one', '')`, [
      store.storeId,
    ])
    const answer = await shopper.place(agreed, { key: 'one' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'order_in_progress' } })
    throw new Error('The twin fails.')
  })

  await expect(twin).rejects.toThrow('The twin fails.')

  expect(await shopper.place(agreed, { key: 'one' })).toMatchObject({ status: 201 })
})

test('an attempt that comes again is answered while others hold its product', async () => {
  const { store, shopper, agreed } = await anAgreement()
  const first = await shopper.place(agreed, { key: 'one' })

  const again = await inStore(shop.services.db, store.storeId, async (tx) => {
    await tx.lease.query('SELECT FROM products FOR UPDATE')
    return await Promise.all([1, 2, 3].map(() => shopper.place(agreed, { key: 'one' })))
  })

  expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body])
})

test('a repeated attempt gets the same answer, whatever happened to its order', async () => {
  const { store, shopper, agreed } = await anAgreement()
  const first = await shopper.place(agreed, { key: 'one' })
  const [{ id }] = (await ordersOf(shop, store)) as [OrderRow]
  await shop.call('POST', `/api/orders/${id}/payments`, { as: store.owner, body: {} })

  const again = await shopper.place(agreed, { key: 'one' })

  expect(again.status).toBe(201)
  expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body))
  expect((await shopper.order(first.body.token)).body.payment.status).toBe('paid')
})
