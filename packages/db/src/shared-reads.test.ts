import { expect, test } from 'vitest'
import { createSharedReads } from './shared-reads.ts'
import { aStore } from './testing/a-store.ts'
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

test('no read writes, and no connection is kept', async () => {
  const store = await aStore(database)
  const read = createSharedReads(database, store.id)

  const refused = read((tx) => tx.execute(`DELETE FROM products`))
  await expect(refused).rejects.toMatchObject({
    cause: { message: expect.stringContaining('read-only transaction') },
  })

  await expect.poll(() => database.pool.idleCount).toBe(database.pool.totalCount)
})
