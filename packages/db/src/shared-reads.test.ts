import { expect, inject, test } from 'vitest'
import { createSharedReads } from './shared-reads.ts'
import { newId } from './new-id.ts'
import { stores } from './schema/stores.ts'
import { aStore } from './testing/a-store.ts'
import { onServer } from './testing/server.ts'
import { openTestDatabase } from './testing/test-database.ts'
import type { StoreTransaction } from './transaction.ts'

const database = openTestDatabase()

async function transactionOf(tx: StoreTransaction) {
  const [row] = await tx.prepared<{ id: string; stores: number }>(
    'transaction-of',
    'SELECT now()::text AS id, (SELECT count(*) FROM stores) AS stores',
  )
  return row
}

test('reads side by side share one transaction, later ones begin another', async () => {
  const store = await aStore(database)
  const read = createSharedReads(database, store.id)

  const together = await Promise.all([read(transactionOf), read(transactionOf)])
  const later = await read(transactionOf)

  expect(together[0]?.id).toBe(together[1]?.id)
  expect(later?.id).not.toBe(together[0]?.id)
  expect(together[0]?.stores).toBe(1)
})

test('a read that fails leaves the next ones whole', async () => {
  const store = await aStore(database)
  const read = createSharedReads(database, store.id)

  await expect(read((tx) => tx.execute('SELECT 1 / 0'))).rejects.toThrow()

  expect(await read(transactionOf)).toMatchObject({ stores: 1 })
})

test('no read writes, and no connection stays taken', async () => {
  const store = await aStore(database)
  const read = createSharedReads(database, store.id)

  const refused = read((tx) => tx.execute(`DELETE FROM products`))
  await expect(refused).rejects.toMatchObject({
    cause: { message: expect.stringContaining('read-only transaction') },
  })

  await expect.poll(() => database.reads.idleCount).toBe(database.reads.totalCount)
})

test('a statement that failed while it was new can be run again', async () => {
  const store = await aStore(database)
  const read = createSharedReads(database, store.id)
  const ask = (id: string) =>
    read((tx) =>
      Promise.all([
        tx.prepared('broken-first', 'SELECT $1::uuid AS id', [id]),
        tx.prepared('behind-it', 'SELECT $1::uuid AS id', [id]),
      ]),
    )

  for (let turn = 0; turn < 12; turn += 1) await expect(ask('tea')).rejects.toThrow('uuid')

  expect(await ask(store.id)).toEqual([[{ id: store.id }], [{ id: store.id }]])
})

test('stores side by side see their own rows, on connections that are in none afterwards', async () => {
  const shops = await Promise.all(Array.from({ length: 12 }, () => aStore(database)))

  const seen = await Promise.all(
    Array.from({ length: 240 }, (_, turn) => {
      const read = createSharedReads(database, shops[turn % shops.length]!.id)
      return read((tx) => tx.select({ id: stores.id }).from(stores))
    }),
  )

  expect(seen).toEqual(seen.map((_, turn) => [{ id: shops[turn % shops.length]!.id }]))
  const { rows } = await database.reads.query(
    `SELECT current_setting('role') AS role, current_setting('app.store_id') AS store`,
  )
  expect(rows).toEqual([{ role: 'vitrine_platform', store: '' }])
  await expect(database.reads.query('SELECT FROM products')).rejects.toThrow('permission denied')
})

test('reads go on while everybody who writes waits for a lock', async () => {
  const store = await aStore(database)
  const read = createSharedReads(database, store.id)
  const { max } = database.pool.options
  const waiting = await Promise.all(Array.from({ length: max }, () => database.pool.connect()))

  expect(await read(transactionOf)).toMatchObject({ stores: 1 })

  for (const client of waiting) client.release()
})

test('a read that hangs is ended after three seconds, and the connection serves on', async () => {
  const store = await aStore(database)
  const read = createSharedReads(database, store.id)

  const hung = read((tx) => tx.prepared('hangs', 'SELECT pg_sleep(30)'))

  await expect(hung).rejects.toMatchObject({ code: '57014' })
  expect(await read(transactionOf)).toMatchObject({ stores: 1 })
})

test('a value that cannot be sent fails its reads and holds up no connection', async () => {
  const store = await aStore(database)
  const read = createSharedReads(database, store.id)
  const endless: Record<string, unknown> = {}
  endless['itself'] = endless

  const failed = read((tx) => tx.prepared('endless', 'SELECT $1::jsonb', [endless]))

  await expect(failed).rejects.toThrow('circular')
  await expect.poll(() => database.reads.idleCount).toBe(database.reads.totalCount)
  expect(await read(transactionOf)).toMatchObject({ stores: 1 })
})

const endSleeper = () =>
  onServer(
    inject('databaseUrl'),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE query = 'SELECT pg_sleep(29)' AND datname = current_database() AND state = 'active'`,
  )

test('a connection that breaks fails its reads, and the next ones take another', async () => {
  const store = await aStore(database)
  const read = createSharedReads(database, store.id)

  const hung = read((tx) => tx.prepared('breaks', 'SELECT pg_sleep(29)'))
  const broken = expect(hung).rejects.toThrow('terminat')
  const next = hung.catch(async () => await read(transactionOf))
  await expect.poll(async () => (await endSleeper()).rowCount).toBe(1)
  await broken
  expect(await next).toMatchObject({ stores: 1 })
})

test('a store id that is no UUID reads nothing', () => {
  expect(() => createSharedReads(database, `${newId()}'; --`)).toThrow('Not a store id')
})
