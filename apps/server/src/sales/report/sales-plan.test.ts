import { insertRandomSales } from '@vitrine/db/testing/random-sales.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { expect, inject, test } from 'vitest'
import { planOf } from '../../testing/plan-of.ts'
import { startShop } from '../../testing/start-shop.ts'
import { refreshSales } from './refresh-sales.ts'

const shop = startShop()

test('a day of sales is summed without reading the other days', async () => {
  const { storeId } = await shop.aStore()
  await withClient(inject('databaseUrl'), async (client) => {
    const range = { from: '2026-01-01', to: '2026-11-25' }
    await insertRandomSales(client, { storeId, count: 5000, seed: 0.5, ...range })
  })

  const plan = await planOf(shop.services.db, storeId, (tx) => refreshSales(tx, 1))

  expect(plan).toContain('email_key = orders.email_key')
  expect(plan).not.toMatch(/Seq Scan on (orders|order_lines|order_payments|order_refunds)/)
})
