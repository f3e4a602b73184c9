import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { inPlatform } from './in-platform.ts'
import { createSharedReads } from './shared-reads.ts'
import { aStore } from './testing/a-store.ts'
import { asTheLogin, emptyDatabaseUrl } from './testing/test-database.ts'
import type { StoreTransaction } from './transaction.ts'

/** Another database with the same store is the replica here, so that each answer says who gave it. */
async function withReplica(replicaUrl?: string) {
  const events: string[] = []
  const copyUrl = asTheLogin(await emptyDatabaseUrl())
  const copy = openDatabase(copyUrl, { poolSize: 2 })
  const database = openDatabase(asTheLogin(inject('databaseUrl')), {
    poolSize: 2,
    replicaUrl: replicaUrl ?? copyUrl,
    replicaEvents: {
      onLeft: (reason) => events.push(`left: ${reason}`),
      onUsedAgain: () => events.push('used again'),
    },
  })
  onTestFinished(async () => {
    await Promise.all([database.close(), copy.close()])
  })
  const store = await aStore(database, { name: 'Primary', version: 7 })
  const { id, storeDomain } = store
  await aStore(copy, { id, storeDomain, name: 'Replica', version: 7 })
  const raiseOnCopy = (version: number) =>
    inPlatform(copy, (tx) => tx.execute(sql`UPDATE stores SET version = ${version}`))
  const readAt = (version: number | undefined) => {
    const read = createSharedReads(database, id, version === undefined ? {} : { version })
    return Promise.all([read(nameOf), read(nameOf)])
  }
  return { database, id, events, raiseOnCopy, readAt }
}

async function nameOf(tx: StoreTransaction) {
  const [row] = await tx.prepared<{ name: string }>('name-of', 'SELECT name FROM stores')
  return row?.name
}

test('a replica that has the version of the store answers; without a version the primary does', async () => {
  const { readAt, events } = await withReplica()

  expect(await readAt(7)).toEqual(['Replica', 'Replica'])
  expect(await readAt(undefined)).toEqual(['Primary', 'Primary'])
  expect(events).toEqual([])
})

test('a replica that is behind is left for a second, which is said once, and used again', async () => {
  const { readAt, raiseOnCopy, events } = await withReplica()

  expect(await readAt(8)).toEqual(['Primary', 'Primary'])
  expect(await readAt(7)).toEqual(['Primary', 'Primary'])
  await raiseOnCopy(9)
  await expect.poll(() => readAt(8), { timeout: 10_000 }).toEqual(['Replica', 'Replica'])

  expect(events).toEqual(['left: it is behind', 'used again'])
})

test('a replica that is away costs an answer nothing but time', async () => {
  const { readAt, events } = await withReplica('postgres://vitrine_login:x@127.0.0.1:1/vitrine')

  expect(await readAt(7)).toEqual(['Primary', 'Primary'])
  expect(events).toEqual([expect.stringContaining('ECONNREFUSED')])
})

test('a statement that fails does so with the reason of the primary, and the replica is used on', async () => {
  const { database, id, events, readAt } = await withReplica()
  const read = createSharedReads(database, id, { version: 7 })

  await expect(read((tx) => tx.prepared('fails', 'SELECT 1 / 0'))).rejects.toThrow('division')

  expect(await readAt(7)).toEqual(['Replica', 'Replica'])
  expect(events).toEqual([])
})

test('a store that the replica does not have yet is read from the primary', async () => {
  const { database } = await withReplica()
  const newOne = await aStore(database, { name: 'New', version: 0 })

  expect(await createSharedReads(database, newOne.id, { version: 0 })(nameOf)).toBe('New')
})
