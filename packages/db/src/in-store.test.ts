import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { inPlatform } from './in-platform.ts'
import { inStore, withinStore } from './in-store.ts'
import { newId } from './new-id.ts'
import { categories } from './schema/products.ts'
import { stores } from './schema/stores.ts'
import { bumpStoreVersion, storeChanged } from './store-version.ts'
import { aStore } from './testing/a-store.ts'
import { openTestDatabase } from './testing/test-database.ts'

const database = openTestDatabase()

const greenTea = (storeId: string) => ({ storeId, id: newId(), name: 'Green tea', slug: 'green' })

const namesIn = (storeId: string) =>
  inStore(database, storeId, async (tx) => {
    const rows = await tx.prepared<{ name: string }>('names', 'SELECT name FROM categories')
    return rows.map((row) => row.name)
  })

test('a store id that is no UUID opens nothing', async () => {
  for (const id of ['', 'tea', `${newId()}'; DROP TABLE products; --`, `${newId()}\n`]) {
    const opened = inStore(database, id, async () => 'opened')
    await expect(opened).rejects.toThrow('Not a store id')
  }
})

test('work that fails leaves nothing behind', async () => {
  const store = await aStore(database)

  const failed = inStore(database, store.id, async (tx) => {
    await tx.insert(categories).values(greenTea(store.id))
    throw new Error('out of tea')
  })

  await expect(failed).rejects.toThrow('out of tea')
  expect(await namesIn(store.id)).toEqual([])
})

test('a failure that the work hides is no success', async () => {
  const store = await aStore(database)

  const hidden = inStore(database, store.id, async (tx) => {
    await tx.insert(categories).values(greenTea(store.id))
    await tx.execute(sql`SELECT 1 / 0`).catch(() => {})
    return 'fine'
  })

  await expect(hidden).rejects.toThrow('rolled back')
  expect(await namesIn(store.id)).toEqual([])
})

test('a part of the work can fail alone', async () => {
  const store = await aStore(database)

  await inStore(database, store.id, async (tx) => {
    await tx.insert(categories).values(greenTea(store.id))
    await tx
      .transaction((part) => part.insert(categories).values(greenTea(store.id)))
      .catch(() => {})
  })

  expect(await namesIn(store.id)).toEqual(['Green tea'])
})

test('writes that the commit leaves with are in it', async () => {
  const store = await aStore(database)

  await inStore(database, store.id, async (tx) => {
    await tx.lease.commitWith(tx.insert(categories).values(greenTea(store.id)).execute())
  })

  expect(await namesIn(store.id)).toEqual(['Green tea'])
})

test('when one of them fails, all of the work fails with its error', async () => {
  const store = await aStore(database)

  const failed = inStore(database, store.id, async (tx) => {
    await tx.insert(categories).values({ ...greenTea(store.id), name: 'White tea', slug: 'white' })
    const twins = [greenTea(store.id), greenTea(store.id)]
    const written = twins.map((twin) => tx.insert(categories).values(twin).execute())
    await tx.lease.commitWith(Promise.all(written))
  })

  await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await namesIn(store.id)).toEqual([])
})

test('after the commit no more statements are sent', async () => {
  const store = await aStore(database)

  const failed = inStore(database, store.id, async (tx) => {
    await tx.lease.commitWith(tx.insert(categories).values(greenTea(store.id)).execute())
    await tx.select().from(categories)
  })

  await expect(failed).rejects.toMatchObject({
    cause: { message: 'The transaction has ended: await every query inside it.' },
  })
  expect(await namesIn(store.id)).toEqual(['Green tea'])
})

test('a query that comes after the end is refused, not run for the next store', async () => {
  const store = await aStore(database)
  const late = Promise.withResolvers<unknown>()

  await inStore(database, store.id, async (tx) => {
    setTimeout(() => late.resolve(tx.select().from(categories)), 50)
  })

  await expect(late.promise).rejects.toMatchObject({
    cause: { message: 'The transaction has ended: await every query inside it.' },
  })
})

test('many stores at once each see their own rows on shared connections', async () => {
  const shops = await Promise.all(Array.from({ length: 12 }, () => aStore(database)))
  await Promise.all(
    shops.map(({ id }) =>
      inStore(database, id, (tx) => tx.insert(categories).values({ ...greenTea(id), name: id })),
    ),
  )

  const seen = await Promise.all(
    Array.from({ length: 240 }, (_, turn) => namesIn(shops[turn % shops.length]!.id)),
  )

  expect(seen).toEqual(seen.map((_, turn) => [shops[turn % shops.length]!.id]))
})

test('queries side by side are answered in one transaction', async () => {
  const store = await aStore(database)

  const answers = await inStore(database, store.id, (tx) =>
    Promise.all(
      Array.from({ length: 20 }, () =>
        tx.prepared<{ id: string; version: number }>(
          'side-by-side',
          'SELECT txid_current()::text AS id, version FROM stores',
        ),
      ),
    ),
  )

  expect(new Set(answers.map(([row]) => row?.id)).size).toBe(1)
  expect(answers[0]).toMatchObject([{ version: 1 }])
})

test('a transaction that only reads cannot write', async () => {
  const store = await aStore(database)
  const written = inStore(
    database,
    store.id,
    (tx) => tx.insert(categories).values(greenTea(store.id)),
    { readOnly: true },
  )
  await expect(written).rejects.toMatchObject({
    cause: { message: 'cannot execute INSERT in a read-only transaction' },
  })
})

test('a statement that hangs is ended after three seconds, and the connection serves on', async () => {
  const store = await aStore(database)
  const started = Date.now()
  const hung = inStore(database, store.id, (tx) => tx.execute(sql`SELECT pg_sleep(30)`))
  await expect(hung).rejects.toMatchObject({ cause: { code: '57014' } })
  expect(Date.now() - started).toBeLessThan(4000)
  expect(await namesIn(store.id)).toEqual([])
})

test('a new store and what is in it are written together or not at all', async () => {
  const id = newId()
  const host = `${id}.localhost`
  const write = (fails: boolean) =>
    inPlatform(database, async (tx) => {
      await tx
        .insert(stores)
        .values({ id, name: 'Tea House', currency: 'EUR', country: 'DE', storeDomain: host })
      await withinStore(tx, id, (shop) => shop.insert(categories).values(greenTea(id)))
      if (fails) throw new Error('cut off')
      return await tx.select().from(stores).where(eq(stores.id, id))
    })

  await expect(write(true)).rejects.toThrow('cut off')
  expect(await namesIn(id)).toEqual([])
  expect(await write(false)).toMatchObject([{ storeDomain: host }])
  expect(await namesIn(id)).toEqual(['Green tea'])
})

test('after withinStore the platform transaction cannot reach the store any more', async () => {
  const store = await aStore(database)
  const reached = inPlatform(database, async (tx) => {
    await withinStore(tx, store.id, (shop) => shop.select().from(categories))
    return await tx.select().from(categories)
  })
  await expect(reached).rejects.toMatchObject({
    cause: { message: 'permission denied for table categories' },
  })
})

test('a store deleted for good takes its rows along', async () => {
  const store = await aStore(database)
  await inStore(database, store.id, (tx) => tx.insert(categories).values(greenTea(store.id)))

  await inPlatform(database, (tx) => tx.delete(stores).where(eq(stores.id, store.id)))

  expect(await namesIn(store.id)).toEqual([])
})

test("a store's version grows with the change and is announced at its commit", async () => {
  const store = await aStore(database)
  const notified: string[] = []
  const listener = new Client({ connectionString: inject('databaseUrl') })
  onTestFinished(() => listener.end())
  await listener.connect()
  listener.on('notification', ({ payload = '' }) => payload === store.id && notified.push(payload))
  await listener.query(`LISTEN ${storeChanged}`)

  const failed = inStore(database, store.id, async (tx) => {
    await bumpStoreVersion(tx)
    throw new Error('no change after all')
  })
  await expect(failed).rejects.toThrow('no change after all')
  expect(await inStore(database, store.id, bumpStoreVersion)).toBe(2)

  await expect.poll(() => notified).toEqual([store.id])
})

test('what a transaction makes due is known once it is committed, and never if it failed', async () => {
  const store = await aStore(database)
  const { writes } = database
  const before = writes.countDue('emails')

  const failed = inStore(database, store.id, async (tx) => {
    tx.makesDue('emails')
    throw new Error('no email after all')
  })
  await expect(failed).rejects.toThrow('no email after all')
  expect(writes.countDue('emails')).toBe(before)

  await inStore(database, store.id, async (tx) => {
    tx.makesDue('emails')
    await tx.insert(categories).values(greenTea(store.id))
    expect(writes.countDue('emails')).toBe(before)
  })
  await inPlatform(database, (tx) =>
    withinStore(tx, store.id, async (storeTx) => storeTx.makesDue('emails')),
  )

  expect(writes.countDue('emails')).toBe(before + 2)
})
