import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { asLogin } from '@vitrine/db/login.ts'
import { onServer, withDatabase } from '@vitrine/db/testing/server.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../../platform/config.ts'
import { createLog } from '../../../platform/log.ts'
import { startServer } from '../../../start-server.ts'
import { onInstalledPostgres } from '../../../testing/on-installed-postgres.ts'
import { placeFirstOrder } from '../../../testing/place-first-order.ts'
import { readmeSql } from '../../../testing/readme-sql.ts'
import { backupCommand, restoreCommand } from './commands.ts'

async function aFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-external-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function serve(environment: Record<string, string>) {
  const log = createLog({ json: true, write: () => {} })
  const server = await startServer(readConfig(environment), log)
  onTestFinished(() => server.stop())
  return server
}

onInstalledPostgres('with databases of %s, whose owners see no rows of shops', ({ url, run }) => {
  async function anInstallation(prefix: string) {
    await run(...(await readmeSql(prefix)))
    const database = withDatabase(url(), prefix)
    return {
      NODE_ENV: 'production',
      PORT: '0',
      DEMO: '0',
      DATA_DIR: await aFolder(),
      DATABASE_URL: asLogin(database, `${prefix}_owner`, 'a long password'),
      DATABASE_POOL_URL: asLogin(database, `${prefix}_login`, 'another long password'),
      DATABASE_ROLE_PREFIX: prefix,
    }
  }

  test('a backup while it serves is restored in another database, row by row', async () => {
    const from = await anInstallation('shops_from')
    const server = await serve(from)
    const { token, host } = await placeFirstOrder(`http://localhost:${server.port}/api`)
    const [first, second] = [path.join(await aFolder(), 'a'), path.join(await aFolder(), 'b')]

    await run('REVOKE shops_from_app FROM shops_from_owner')
    await expect(backupCommand(from, first)).rejects.toThrow('GRANT shops_from_app to it')
    expect(await readdir(path.dirname(first))).toEqual([])
    await run('GRANT shops_from_app TO shops_from_owner')
    expect(await backupCommand(from, first)).toMatch(/^Backed up \d+ tables and \d+ files/)
    await server.stop()

    const to = await anInstallation('shops_to')
    expect(await restoreCommand(to, first)).toMatch(/^Restored the backup of/)
    await expect(restoreCommand(to, first)).rejects.toThrow('Nothing was changed')
    await backupCommand(to, second)
    const [rows, restored] = [await rowsOf(first), await rowsOf(second)]
    expect(rows.get('orders')).toHaveLength(1)
    expect(restored).toEqual(rows)

    const elsewhere = await serve(to)
    const link = `http://localhost:${elsewhere.port}/checkout/thank-you/${token}`
    expect(await statusAt(link, host)).toBe(200)
    const forced = `SELECT count(*) FILTER (WHERE NOT relforcerowsecurity)::int AS open
      FROM pg_class WHERE relname IN ('orders', 'products', 'activity', 'store_exports')`
    const found = await onServer(withDatabase(url(), 'shops_to'), forced)
    expect(found.rows).toEqual([{ open: 0 }])
  })

  test('an owner who may create roles needs no other grant', async () => {
    await run(
      `CREATE ROLE maker LOGIN CREATEROLE PASSWORD 'maker'`,
      'CREATE DATABASE made OWNER maker',
    )
    const environment = {
      ...(await anInstallation('unused')),
      DATABASE_URL: asLogin(withDatabase(url(), 'made'), 'maker', 'maker'),
      DATABASE_POOL_URL: '',
      DATABASE_ROLE_PREFIX: 'made',
    }
    const server = await serve(environment)
    await placeFirstOrder(`http://localhost:${server.port}/api`)
    const folder = path.join(await aFolder(), 'a')
    await backupCommand(environment, folder)
    expect((await rowsOf(folder)).get('orders')).toHaveLength(1)
  })
})

/** Rows of the tables, sorted. */
async function rowsOf(folder: string): Promise<Map<string, string[]>> {
  const tables = new Map<string, string[]>()
  for (const file of (await readdir(path.join(folder, 'tables'))).toSorted()) {
    const text = gunzipSync(await readFile(path.join(folder, 'tables', file))).toString('utf8')
    tables.set(file.split('.')[0]!, text.split('\n').filter(Boolean).toSorted())
  }
  return tables
}

/** `fetch` does not allow a custom Host header. */
async function statusAt(url: string, host: string): Promise<number | undefined> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { host } }, resolve).on('error', reject)
  })
  answer.resume()
  return answer.statusCode
}
