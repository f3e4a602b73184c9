import { sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import { platformTables } from './distribution/placement.ts'
import { inPlatform } from './in-platform.ts'
import { inStore } from './in-store.ts'
import { newId } from './new-id.ts'
import { outbox } from './schema/outbox.ts'
import { products } from './schema/products.ts'
import { stores } from './schema/stores.ts'
import { aStore } from './testing/a-store.ts'
import { onServer } from './testing/server.ts'
import { openTestDatabase } from './testing/test-database.ts'

const database = openTestDatabase()
const ask = (statement: string) => onServer(inject('databaseUrl'), statement)

const tenantTables = (
  await ask(
    `SELECT attrelid::regclass::text AS name FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
     WHERE attname = 'store_id' AND c.relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  )
).rows
  .map((row) => String(row['name']))
  .filter((name) => !platformTables.includes(name))
  .toSorted()

test('tenant tables are found', () => {
  expect(tenantTables).toContain('products')
  expect(tenantTables.length).toBeGreaterThanOrEqual(15)
})

describe.each(tenantTables)('%s', (table) => {
  test('its row policies are on, forced, and name the store', async () => {
    const { rows } = await ask(
      `SELECT relrowsecurity AS enabled, relforcerowsecurity AS forced,
         (SELECT polqual IS NOT NULL AND polwithcheck IS NOT NULL AND polcmd = '*'
            AND pg_get_expr(polqual, polrelid) = '(store_id = current_store())'
            AND pg_get_expr(polwithcheck, polrelid) = '(store_id = current_store())'
          FROM pg_policy WHERE polrelid = c.oid AND polroles = ARRAY['vitrine_app'::regrole::oid])
         AS walled
       FROM pg_class c WHERE oid = '${table}'::regclass`,
    )
    expect(rows).toEqual([{ enabled: true, forced: true, walled: true }])
  })

  test('its primary key, unique indexes and foreign keys begin with the store', async () => {
    const { rows } = await ask(
      `SELECT indexrelid::regclass::text AS name, indkey[0] AS first FROM pg_index
       WHERE indrelid = '${table}'::regclass AND (indisunique OR indisprimary)
       UNION ALL
       SELECT conname, conkey[1] FROM pg_constraint
       WHERE conrelid = '${table}'::regclass AND contype = 'f'`,
    )
    const storeId = await ask(
      `SELECT attnum FROM pg_attribute
       WHERE attrelid = '${table}'::regclass AND attname = 'store_id'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => row['first'] !== storeId.rows[0]?.['attnum'])).toEqual([])
  })

  test('nobody but the store can use it', async () => {
    const { rows } = await ask(
      `SELECT grantee, string_agg(privilege_type, ',') FROM information_schema.role_table_grants
       WHERE table_name = '${table}' AND grantee NOT IN ('vitrine_app', current_user) GROUP BY 1`,
    )
    expect(rows).toEqual([])
  })
})

const sencha = (storeId: string) => ({
  storeId,
  id: newId(),
  name: 'Sencha 100 g',
  slug: 'sencha',
  price: 1290,
})

async function twoShops() {
  const [ours, theirs] = [await aStore(database), await aStore(database)]
  const secret = sencha(theirs.id)
  await inStore(database, theirs.id, (tx) => tx.insert(products).values(secret))
  return { ours, theirs, secret }
}

test("a store reads none of another store's products", async () => {
  const { ours, theirs, secret } = await twoShops()

  const seen = await inStore(database, ours.id, (tx) => tx.select().from(products))
  expect(seen).toEqual([])
  expect(await inStore(database, theirs.id, (tx) => tx.select().from(products))).toMatchObject([
    { id: secret.id },
  ])
})

test("a store writes none of another store's products", async () => {
  const { ours, theirs, secret } = await twoShops()

  const changed = await inStore(database, ours.id, async (tx) => [
    await tx.update(products).set({ price: 1 }).returning(),
    await tx.delete(products).returning(),
  ])
  expect(changed).toEqual([[], []])
  const planted = inStore(database, ours.id, (tx) => tx.insert(products).values(sencha(theirs.id)))
  await expect(planted).rejects.toMatchObject({
    cause: { message: expect.stringContaining('row-level security') },
  })
  const moved = inStore(database, ours.id, async (tx) => {
    await tx.insert(products).values(sencha(ours.id))
    await tx.update(products).set({ storeId: theirs.id, slug: 'moved' })
  })
  await expect(moved).rejects.toMatchObject({
    cause: { message: expect.stringContaining('row-level security') },
  })
  const [untouched] = await inStore(database, theirs.id, (tx) => tx.select().from(products))
  expect(untouched).toMatchObject({ id: secret.id, price: 1290 })
})

test('without a store nothing is readable, even in the role of the stores', async () => {
  await twoShops()

  const { rows } = await inPlatform(database, async (tx) => {
    await tx.execute(sql`SET LOCAL ROLE vitrine_app`)
    return await tx.execute(sql`SELECT (SELECT count(*) FROM products) AS products,
      (SELECT count(*) FROM stores) AS stores, current_setting('app.store_id', true) AS store`)
  })

  expect(rows).toMatchObject([{ products: '0', stores: '0' }])
})

test.each(tenantTables)('a query outside inStore is refused by %s', async (table) => {
  const read = database.pool.query(`SELECT * FROM ${table}`)
  await expect(read).rejects.toThrow('permission denied')
  const emptied = database.pool.query(`DELETE FROM ${table}`)
  await expect(emptied).rejects.toThrow('permission denied')
})

test.each(['users', 'sessions', 'accounts', 'verifications', ...platformTables])(
  'a store cannot read %s',
  async (table) => {
    const store = await aStore(database)
    const read = inStore(database, store.id, (tx) =>
      tx.execute(sql`SELECT * FROM ${sql.identifier(table)}`),
    )
    await expect(read).rejects.toMatchObject({
      cause: { message: `permission denied for table ${table}` },
    })
  },
)

test('a store sees its own row alone, and may change nothing in it but its version', async () => {
  const { ours } = await twoShops()

  expect(await inStore(database, ours.id, (tx) => tx.select().from(stores))).toMatchObject([
    { id: ours.id },
  ])
  const renamed = inStore(database, ours.id, (tx) => tx.update(stores).set({ name: 'Mine' }))
  await expect(renamed).rejects.toMatchObject({
    cause: { message: 'permission denied for table stores' },
  })
})

test.each(['page_revisions', 'order_lines', 'order_payments'])(
  'what was written to %s stays',
  async (table) => {
    const store = await aStore(database)
    for (const change of [sql`DELETE FROM`, sql`TRUNCATE`]) {
      const changed = inStore(database, store.id, (tx) =>
        tx.execute(sql`${change} ${sql.identifier(table)}`),
      )
      await expect(changed).rejects.toMatchObject({
        cause: { message: `permission denied for table ${table}` },
      })
    }
  },
)

test('the sending job finds what is due in every store, and reads none of it', async () => {
  const store = await aStore(database)
  const mail = { storeId: store.id, id: newId(), kind: 'mail', payload: { to: 'a@tea.example' } }
  const sent = { ...mail, id: newId(), status: 'sent' as const }
  await inStore(database, store.id, (tx) => tx.insert(outbox).values([mail, sent]))

  const due = await inPlatform(database, (tx) =>
    tx
      .select({ storeId: outbox.storeId, id: outbox.id })
      .from(outbox)
      .where(sql`store_id = ${store.id}`),
  )
  expect(due).toEqual([{ storeId: store.id, id: mail.id }])
  const read = inPlatform(database, (tx) => tx.select().from(outbox))
  await expect(read).rejects.toMatchObject({
    cause: { message: 'permission denied for table outbox' },
  })
})
