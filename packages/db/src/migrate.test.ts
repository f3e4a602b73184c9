import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { inStore } from './in-store.ts'
import { migrateDatabase } from './migrate.ts'
import { newId } from './new-id.ts'
import { products } from './schema/products.ts'
import { aStore } from './testing/a-store.ts'
import { onServer, withDatabase } from './testing/server.ts'
import { emptyDatabaseUrl } from './testing/test-database.ts'

async function applied(url: string) {
  const { rows } = await onServer(
    url,
    'SELECT count(*)::int AS n FROM drizzle.__drizzle_migrations',
  )
  return rows[0]?.['n']
}

test('processes that migrate at once take turns, and a migrated database stays as it is', async () => {
  const name = `vitrine_new_${newId().replaceAll('-', '')}`
  const url = withDatabase(inject('databaseUrl'), name)
  await onServer(inject('databaseUrl'), `CREATE DATABASE ${name}`)
  onTestFinished(async () => {
    await onServer(inject('databaseUrl'), `DROP DATABASE ${name} WITH (FORCE)`)
  })

  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)])
  await migrateDatabase(url)

  expect(await applied(url)).toBe(await applied(await emptyDatabaseUrl()))
})

test('an owner who is no superuser can migrate, and is walled off like everyone', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-owner-'))
  await chmod(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  onTestFinished(async () => {
    await server.stop()
    await rm(dataDir, { recursive: true })
  })
  await onServer(server.url, 'CREATE ROLE host LOGIN CREATEROLE')
  await onServer(server.url, 'CREATE DATABASE shops OWNER host')
  const url = withDatabase(server.url, 'shops').replace('postgres@', 'host@')

  await migrateDatabase(url)
  const database = openDatabase(url)
  onTestFinished(() => database.close())
  const store = await aStore(database)
  const sencha = { storeId: store.id, id: newId(), name: 'Sencha', slug: 'sencha', price: 1290 }
  await inStore(database, store.id, (tx) => tx.insert(products).values(sencha))

  expect(await inStore(database, store.id, (tx) => tx.$count(products))).toBe(1)
  expect(await inStore(database, newId(), (tx) => tx.$count(products))).toBe(0)
  // Even with every right of the owner: the policies are forced on it too.
  expect((await onServer(url, 'SELECT * FROM products')).rows).toEqual([])
})
