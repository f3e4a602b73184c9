import { listDistributable } from '@vitrine/db/distribution/catalogue.ts'
import type { Client } from 'pg'
import { requireDone } from './ask.ts'
import { openShop, type Owner } from './owner.ts'

/** Opens a shop that others can be copied from, with products named “Tea 1 of the garden” and on. */
export async function openPattern(origin: string, products: number): Promise<Owner> {
  const owner = await openShop(origin)
  const { storeId, headers } = owner
  for (let n = 1; n <= products; n += 1) {
    const values = { storeId, name: `Tea ${n} of the garden`, price: n, stock: 100 }
    await requireDone(`${origin}/api/products/add-product`, values, headers)
  }
  return owner
}

/**
 * Copies a shop until there are `count` copies, at shop-1.localhost and on, without triggers and
 * foreign keys: the copies are as right as their pattern.
 * @param client a superuser's, of a database whose shops are not distributed yet
 */
export async function copyShops(client: Client, pattern: string, count: number): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query(
    `CREATE TEMP TABLE copies AS SELECT gen_random_uuid() AS id, n FROM generate_series(
       (SELECT count(*) + 1 FROM stores WHERE store_domain LIKE 'shop-%'), $1::int) n`,
    [count],
  )
  await client.query(
    `INSERT INTO stores SELECT (jsonb_populate_record(NULL::stores, to_jsonb(s) || jsonb_build_object(
       'id', c.id, 'store_domain', 'shop-' || c.n || '.localhost'))).*
     FROM copies c, stores s WHERE s.id = $1`,
    [pattern],
  )
  for (const table of await listDistributable(client)) {
    const { rows } = await client.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1
         AND is_generated = 'NEVER' AND is_identity = 'NO' AND column_name <> 'store_id'`,
      [table],
    )
    const names = ['store_id', ...rows.map(({ name }) => `"${name}"`)]
    const values = ['c.id', ...rows.map(({ name }) => `p."${name}"`)]
    await client.query(
      `INSERT INTO ${table} (${names.join(', ')})
       SELECT ${values.join(', ')} FROM ${table} p, copies c WHERE p.store_id = $1`,
      [pattern],
    )
  }
  await client.query('VACUUM ANALYZE')
}
