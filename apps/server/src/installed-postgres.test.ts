import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asLogin } from '@vitrine/db/login.ts'
import { withDatabase } from '@vitrine/db/testing/server.ts'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { startServer } from './start-server.ts'
import { onInstalledPostgres } from './testing/on-installed-postgres.ts'
import { placeFirstOrder } from './testing/place-first-order.ts'
import { readmeSql } from './testing/readme-sql.ts'

onInstalledPostgres('on an empty database of %s', ({ url, run }) => {
  test('a superuser starts it', async () => {
    await run('CREATE DATABASE a')
    await expectToSell({
      DATABASE_URL: withDatabase(url(), 'a'),
      DATABASE_ROLE_PREFIX: 'shops_a',
    })
  })

  test('an owner who may create roles starts it', async () => {
    await run(`CREATE ROLE b LOGIN CREATEROLE PASSWORD 'b'`, 'CREATE DATABASE b OWNER b')
    await expectToSell({
      DATABASE_URL: asLogin(withDatabase(url(), 'b'), 'b', 'b'),
      DATABASE_ROLE_PREFIX: 'shops_b',
    })
  })

  test('an owner of a database alone starts it, after what the README tells', async () => {
    await run(...(await readmeSql('shops_c')))
    const database = withDatabase(url(), 'shops_c')
    await expectToSell({
      DATABASE_URL: asLogin(database, 'shops_c_owner', 'a long password'),
      DATABASE_POOL_URL: asLogin(database, 'shops_c_login', 'another long password'),
      DATABASE_ROLE_PREFIX: 'shops_c',
    })
  })
})

/** On a busy machine a query may be slow, which has nothing to do with rights. */
function isFine(line: string): boolean {
  return line.includes('"level":"info"') || line.includes('A query was slow.')
}

async function expectToSell(environment: Record<string, string>) {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'vitrine-installed-'))
  onTestFinished(() => rm(DATA_DIR, { recursive: true }))
  const warned: string[] = []
  const log = createLog({ json: true, write: (line) => warned.push(line) })
  const config = () =>
    readConfig({ NODE_ENV: 'production', PORT: '0', DATA_DIR, DEMO: '0', ...environment })
  const server = await startServer(config(), log)
  onTestFinished(() => server.stop())
  await placeFirstOrder(`http://localhost:${server.port}/api`)
  await server.stop()
  await (await startServer(config(), log)).stop()
  expect(warned.filter((line) => !isFine(line))).toEqual([])
}
