import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { withClient } from '../with-client.ts'

test('the last process stops the server, though an administrator has closed its connections', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-presence-'))
  await chmod(dataDir, 0o755)
  onTestFinished(() => rm(dataDir, { recursive: true, maxRetries: 50 }))
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  await withClient(server.url, async (administrator) => {
    await administrator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`)
    await vi.waitUntil(async () => {
      const locks = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted`
      return (await administrator.query(locks)).rowCount! > 0
    })
  })

  await server.stop()
  expect(existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
})
