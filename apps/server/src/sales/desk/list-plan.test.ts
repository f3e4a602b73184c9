import { inStore } from '@vitrine/db/in-store.ts'
import { aStore } from '@vitrine/db/testing/a-store.ts'
import { onServer } from '@vitrine/db/testing/server.ts'
import { openTestDatabase } from '@vitrine/db/testing/test-database.ts'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { listOrders, type OrderListing } from './list-orders.ts'

const db = openTestDatabase()

const listings: Partial<OrderListing>[] = [
  {},
  { pageNumber: 20 },
  { tab: 'unfulfilled' },
  { payment: 'paid', fulfilment: 'fulfilled' },
  { delivery: 'shipping' },
  { search: 'ada 7' },
  { search: '#1042' },
  { placedFrom: '2020-01-01T00:00:00Z', minTotal: 10 },
]

test('no look at the list of orders reads the table from end to end', async () => {
  const [{ id: storeId }, neighbour] = [await aStore(db), await aStore(db)]
  await fill(storeId, 600)
  await fill(neighbour.id, 30_000)
  await onServer(inject('databaseUrl'), 'ANALYZE orders')

  for (const listing of listings) {
    const scans = await inStore(db, storeId, async (tx) => {
      const page = { pageNumber: 0, pageSize: 20, ...listing }
      const found = await listOrders(tx, page, 'EUR')
      expect(found.totalElements, JSON.stringify(listing)).toBeGreaterThan(0)
      const { rows } = await tx.execute<{ scans: string }>(
        sql`SELECT seq_scan AS scans FROM pg_stat_xact_user_tables WHERE relname = 'orders'`,
      )
      return Number(rows[0]?.scans ?? 0)
    })
    expect(scans, JSON.stringify(listing)).toBe(0)
  }
})

async function fill(storeId: string, count: number) {
  await onServer(
    inject('databaseUrl'),
    `SET session_replication_role = replica;
    INSERT INTO orders (store_id, id, number, token, email, shipping_address, currency, subtotal,
      total, payment_method, created_at, items, search_text, payment_status, fulfilment_status)
    SELECT '${storeId}', gen_random_uuid(), 1000 + n, md5('${storeId}' || n), 'ada' || n || '@example.com',
      '{"firstName": "Ada", "lastName": "Lovelace"}', 'EUR', 1000 + n, 1000 + n, 'cod',
      now() - n * interval '1 minute', 1, 'ada ' || n,
      CASE WHEN n % 2 = 0 THEN 'paid' ELSE 'pending' END,
      CASE WHEN n % 4 = 0 THEN 'fulfilled' ELSE 'unfulfilled' END
    FROM generate_series(1, ${count}) AS n`,
  )
}
