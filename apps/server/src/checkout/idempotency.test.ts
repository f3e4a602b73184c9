import { inStore } from '@vitrine/db/in-store.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../testing/a-shopper.ts'
import { startShop } from '../testing/start-shop.ts'

const shop = startShop()

test('an attempt whose twin takes too long is told so, and its key still works later', async () => {
  const store = await shop.aStore()
  const sencha = await shop.aProduct(store)
  const shopper = aShopper(shop, store)
  const agreed = await shopper.agreeTo([{ product: sencha, quantity: 1 }])
  const twin = inStore(shop.services.db, store.storeId, async (tx) => {
    const columns = '(store_id, key, body_hash)'
    await tx.lease.query(`INSERT INTO idempotency_keys ${columns} VALUES ($1, 'one', '')`, [
      store.storeId,
    ])
    const told = await shopper.place(agreed, { key: 'one' })
    expect(told).toMatchObject({ status: 409, body: { code: 'order_in_progress' } })
    throw new Error('The twin fails.')
  })

  await expect(twin).rejects.toThrow('The twin fails.')

  expect(await shopper.place(agreed, { key: 'one' })).toMatchObject({ status: 201 })
})
