import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { timeZonesOfCountry } from '@vitrine/commerce/places/time-zone.ts'
import { countries } from '@vitrine/commerce/places/countries.ts'
import { type SalesReport, salesGroups } from '@vitrine/contract/sales/sales-report.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { insertRandomSales } from '@vitrine/db/testing/random-sales.ts'
import { type Recounted, recountSales } from '@vitrine/db/testing/recount-sales.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { withClient } from '@vitrine/db/with-client.ts'
import { expect, inject, test } from 'vitest'
import { runDue } from '../../platform/jobs/due-work.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { salesWork } from './sales-work.ts'

const shop = startShop()
const ranges = [
  ['2025-12-01', '2026-11-25'],
  ['2026-03-28', '2026-03-30'],
  ['2026-10-25', '2026-10-25'],
  ['2026-01-15', '2026-07-03'],
] as const

async function setTimeZone({ storeId, owner: as }: OwnedStore, timeZone: string) {
  const body = { storeId, timeZone }
  const saved = await shop.call('PUT', '/api/store/update-store-general-details', { as, body })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

async function report({ storeId, owner: as }: OwnedStore, request: object) {
  const body = { storeId, limit: 500, ...request }
  return (await shop.call<SalesReport>('GET', '/api/analytics/get-sales-report', { as, body })).body
}

const money = (minor = 0) => toDecimal(minor, 'EUR')

function asReported(sums: Recounted | undefined) {
  return {
    orders: sums?.orders ?? 0,
    items: sums?.items ?? 0,
    sales: money(sums?.sold),
    refunds: money(sums?.refunded),
    netSales: money((sums?.sold ?? 0) - (sums?.refunded ?? 0)),
    discounts: money(sums?.discount),
    shipping: money(sums?.shipping),
    tax: money(sums?.tax),
    total: money(sums?.total),
    paidBack: money(sums?.paidBack),
    newCustomers: sums?.firstOrders ?? 0,
  }
}

test.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
  'reports of random orders, refunds and cancellations agree with a recount in %s',
  async (timeZone) => {
    const store = await shop.aStore()
    await setTimeZone(store, timeZone)
    await withClient(inject('databaseUrl'), async (client) => {
      await insertRandomSales(client, {
        storeId: store.storeId,
        count: 400,
        seed: 0.42,
        from: '2025-12-01',
        to: '2026-11-25',
      })
      await runDue(salesWork(shop.services), shop.services)
      const recounted = await recountSales(client, store.storeId, timeZone)
      for (const [from, to] of ranges)
        for (const groupBy of salesGroups) {
          const found = await report(store, { from, to, groupBy })
          expect(found.isComplete).toBe(true)
          expect(found.totals).toMatchObject(asReported((await recounted(from, to, 'all')).get('')))
          const group = groupBy === 'day' ? found.interval : groupBy
          const expected = await recounted(from, to, group)
          for (const row of found.rows)
            expect(row, row.key).toMatchObject({
              ...asReported(expected.get(row.key)),
              ...(groupBy === 'category' && { orders: null }),
            })
          if (groupBy !== 'day') expect(found.rowCount).toBe(expected.size)
        }
    })
  },
)

test('sums follow each change of the ledger and of the time zone as if they were made again', async () => {
  const store = await shop.aStore()
  const { storeId } = store
  const read = () =>
    inStore(shop.services.db, storeId, async (tx) => {
      const rows = async (table: string) =>
        await tx.prepared(`all-${table}`, `SELECT * FROM ${table} ORDER BY dimension, day, key`)
      return { days: await rows('sales_days'), months: await rows('sales_months') }
    })
  await setTimeZone(store, 'Europe/Berlin')
  await withClient(inject('databaseUrl'), async (client) => {
    const range = { from: '2025-12-01', to: '2026-11-25' }
    await insertRandomSales(client, { storeId, count: 200, seed: 0.1, ...range })
    await runDue(salesWork(shop.services), shop.services)
    await client.query(
      `UPDATE orders SET email = 'shopper1@example.com' WHERE store_id = $1 AND number < 1020`,
      [storeId],
    )
    await client.query(
      `UPDATE order_payments SET status = 'failed' WHERE store_id = $1 AND status = 'pending'`,
      [storeId],
    )
    await client.query(
      `UPDATE orders SET cancelled_at = NULL WHERE store_id = $1 AND number > 1150`,
      [storeId],
    )
  })
  await runDue(salesWork(shop.services), shop.services)
  const followed = await read()
  expect(followed.months.length).toBeGreaterThan(50)
  await onServer(
    inject('databaseUrl'),
    `INSERT INTO sales_changes (store_id) VALUES ('${storeId}')`,
  )
  await runDue(salesWork(shop.services), shop.services)
  expect(await read()).toEqual(followed)

  await setTimeZone(store, 'Pacific/Auckland')
  await runDue(salesWork(shop.services), shop.services)
  const { rows } = await report(store, { from: '2026-09-20', to: '2026-10-05' })
  const expected = await withClient(inject('databaseUrl'), async (client) => {
    const recounted = await recountSales(client, storeId, 'Pacific/Auckland')
    return await recounted('2026-09-20', '2026-10-05', 'day')
  })
  for (const row of rows) expect(row, row.key).toMatchObject(asReported(expected.get(row.key)))
})

test('every time zone that a store can have is known to the database', async () => {
  const zones = [...new Set(countries.flatMap(timeZonesOfCountry))]
  expect(zones.length).toBeGreaterThan(300)
  const { rows } = await onServer(
    inject('databaseUrl'),
    `SELECT zone FROM unnest(ARRAY['${zones.join("','")}']) AS zone
      WHERE lower(zone) NOT IN (SELECT lower(name) FROM pg_timezone_names)`,
  )
  expect(rows).toEqual([])
})
