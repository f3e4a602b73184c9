import { insertRandomSales } from '@vitrine/db/testing/random-sales.ts'
import type { Pool, PoolClient } from 'pg'

export const shopCount = 10_000

/** What each shop has a copy of. */
const ofEachShop = ['orders', 'products', 'pages', 'outbox']

/**
 * Copies a shop 10,000 times: 8,000 owners, of whom a fifth has a plan, names of two words, a domain
 * for every third shop, five orders, and an email that failed.
 */
export async function fillInstallation(pool: Pool, pattern: string): Promise<void> {
  const client = await pool.connect()
  const sales = { from: '2026-01-01', to: '2026-11-01', seed: 0.5 }
  try {
    await insertRandomSales(client, { storeId: pattern, count: 5, ...sales })
    await client.query(
      `INSERT INTO products (store_id, id, name, slug, price)
       SELECT $1, gen_random_uuid(), 'Tea ' || n, 'tea-' || n, 1000 + n FROM generate_series(1, 10) n`,
      [pattern],
    )
    await client.query(
      `INSERT INTO outbox (store_id, id, kind, payload, status, attempts, last_error, recipient, subject)
       VALUES ($1, gen_random_uuid(), 'order_confirmation', '{}', 'failed', 1,
         '550 5.1.1 <ada@example.com>: nobody here', 'ada@example.com', 'Your order')`,
      [pattern],
    )
    await writeShops(client, pattern)
    // Without triggers and foreign keys: the copies are as right as their pattern.
    await client.query(`SET session_replication_role = replica`)
    for (const table of ofEachShop) await copyRows(client, table, pattern)
    await client.query(`SET session_replication_role = origin`)
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM stores WHERE store_domain = 'shop-42.localhost'`,
    )
    const big = rows[0]!.id
    // Otherwise foreign keys are checked with the plans of empty tables.
    await client.query('ANALYZE')
    for (const table of ['orders', 'products', 'categories'])
      await client.query(`DELETE FROM ${table} WHERE store_id = $1`, [big])
    await insertRandomSales(client, { storeId: big, count: 20_000, ...sales })
    await client.query('ANALYZE')
  } finally {
    client.release(true)
  }
}

async function writeShops(client: PoolClient, pattern: string) {
  await client.query(`INSERT INTO plans (id, name, position) VALUES ('pro', 'Pro', 1)`)
  await client.query(
    `INSERT INTO users (id, name, email, email_verified)
     SELECT 'bench-' || n, 'Owner ' || n, 'owner-' || n || '@mail-' || n % 50 || '.example', true
     FROM generate_series(0, 7999) n`,
  )
  await client.query(
    `INSERT INTO account_plans SELECT 'bench-' || n, 'pro' FROM generate_series(0, 7999, 5) n`,
  )
  await client.query(
    `INSERT INTO watch_entries (list, value)
     SELECT 'hosts', 'host-' || n || '.bad.example' FROM generate_series(1, 100000) n
     UNION ALL SELECT 'names', 'Brand of letters ' || chr(97 + n / 26) || chr(97 + n % 26)
     FROM generate_series(0, 199) n`,
  )
  await client.query(
    `INSERT INTO stores SELECT (jsonb_populate_record(NULL::stores, to_jsonb(s) || jsonb_build_object(
       'id', gen_random_uuid(), 'store_domain', 'shop-' || n || '.localhost',
       'created_at', now() - interval '1 hour' * (20000 - n), 'opened_at', now(),
       'status', CASE WHEN n % 4 = 0 THEN 'draft' WHEN n % 50 = 1 THEN 'suspended' ELSE 'live' END,
       'status_before', CASE WHEN n % 50 = 1 AND n % 4 <> 0 THEN 'live' END,
       'suspensions', CASE WHEN n % 50 = 1 AND n % 4 <> 0
         THEN '{"operator": {"reason": "Counterfeits", "since": "2026-11-01T00:00:00Z"}}'::jsonb
         ELSE '{}'::jsonb END,
       'deleted_at', CASE WHEN n % 40 = 3 THEN now() END,
       'name', initcap(first[1 + n % 100] || ' ' || second[1 + n / 100])))).*
     FROM generate_series(0, $2::int - 1) n, (SELECT * FROM stores WHERE id = $1) s,
       (SELECT array_agg(w || e) AS first FROM unnest(string_to_array(
         'amber silver quiet north golden copper velvet marble willow cedar', ' ')) w,
         unnest(string_to_array(',en,ish,ly,ine,ford,wick,dale,moor,stone', ',')) e) f,
       (SELECT array_agg(w || e) AS second FROM unnest(string_to_array(
         'harbour kettle lantern orchard compass bridge garden anchor meadow pottery', ' ')) w,
         unnest(string_to_array(',s,er,ing,house,works,field,land,room,yard', ',')) e) g`,
    [pattern, shopCount],
  )
  await client.query(
    `INSERT INTO store_members (store_id, user_id, role, last_seen_at)
     SELECT id, 'bench-' || n % 8000, 'owner', now() - interval '1 minute' * (n * 7919 % 100000)
     FROM (SELECT id, substring(store_domain FROM '[0-9]+')::int AS n FROM stores
       WHERE store_domain LIKE 'shop-%') s`,
  )
  await client.query(
    `INSERT INTO domains (store_id, domain, status, is_primary, next_check_at, checked_at,
       verified_at, live_at, failing_since, owner_notified_at, findings)
     SELECT id, 'own-' || n || '.example', CASE WHEN n % 5 = 0 THEN 'pending' ELSE 'verified' END,
       n % 5 <> 0, now() + interval '1 day', now(), now(), CASE WHEN n % 7 > 0 THEN now() END,
       CASE WHEN n % 20 = 1 THEN now() - interval '1 minute' * n END,
       CASE WHEN n % 40 = 1 THEN now() END,
       jsonb_build_object('certificateEndsAt', now() + interval '1 hour' * (n % 2000))
     FROM (SELECT id, substring(store_domain FROM '[0-9]+')::int AS n FROM stores
       WHERE store_domain LIKE 'shop-%') s WHERE n % 3 = 1`,
  )
}

async function copyRows(client: PoolClient, table: string, pattern: string) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND is_generated = 'NEVER' AND column_name <> 'store_id'`,
    [table],
  )
  const columns = rows.map(({ name }) => `"${name}"`).join(', ')
  await client.query(
    `INSERT INTO ${table} (store_id, ${columns})
     SELECT s.id, ${rows.map(({ name }) => `p."${name}"`).join(', ')}
     FROM ${table} p, stores s WHERE p.store_id = $1 AND s.store_domain LIKE 'shop-%'`,
    [pattern],
  )
}
