import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { inPlatform } from './in-platform.ts'
import { migrateDatabase } from './migrate.ts'
import { newId } from './new-id.ts'
import { createSharedReads } from './shared-reads.ts'

async function ownServer() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-database-'))
  await chmod(dataDir, 0o755)
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  onTestFinished(() => server.stop())
  await migrateDatabase(server.url)
  const database = openDatabase(server.url, { poolSize: 1 })
  onTestFinished(() => database.close())
  const backend = () =>
    inPlatform(database, async (tx) => {
      const [row] = await tx.prepared<{ pid: number }>('pid', 'SELECT pg_backend_pid() AS pid')
      return row!.pid
    })
  return { server, database, backend }
}

/** Twice the promised five seconds, since tests share the machine. */
async function expectGivenUp(backend: () => Promise<number>) {
  const hanging = await backend()
  process.kill(hanging, 'SIGSTOP')
  onTestFinished(() => void process.kill(hanging, 'SIGCONT'))

  const startedAt = Date.now()
  // The connection ends with its first query; later ones may report that instead.
  await expect(backend()).rejects.toThrow(/Query read timeout|Connection terminated/)

  expect(Date.now() - startedAt).toBeLessThan(10_000)
  expect(await backend()).not.toBe(hanging)
}

test('a server that hangs is given up, and used again when it answers', async () => {
  const { backend } = await ownServer()

  await expectGivenUp(backend)
})

test('a read of a store that is not answered is given up as soon', async () => {
  const { database } = await ownServer()
  const read = createSharedReads(database, newId())

  await expectGivenUp(async () => {
    const [row] = await read((tx) =>
      tx.prepared<{ pid: number }>('read-pid', 'SELECT pg_backend_pid() AS pid'),
    )
    // The answer comes before that of the commit, and a busy connection is not used again.
    await expect.poll(() => database.reads.idleCount).toBeGreaterThan(0)
    return row!.pid
  })
})

test('connections that a restart broke are replaced without a word', async () => {
  const { server, backend } = await ownServer()
  const broken = await backend()
  process.kill(broken, 'SIGTERM')

  await expect.poll(() => backend().catch(() => broken)).not.toBe(broken)
  expect(server.pid).toBeGreaterThan(0)
})
