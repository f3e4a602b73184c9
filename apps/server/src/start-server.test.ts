import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabaseUrl } from '@vitrine/db/testing/test-database.ts'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { machineError } from './platform/startup-error.ts'
import { startServer } from './start-server.ts'

const log = createLog({ json: true, write: () => {} })

async function aFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-start-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const start = async (environment: Record<string, string>) =>
  await startServer(
    readConfig({
      DATABASE_URL: undefined,
      DATA_DIR: await aFolder(),
      DEMO: '0',
      PORT: '0',
      ...environment,
    }),
    log,
  )

test.each([
  ['PORT', '80000'],
  ['PORT', 'http'],
  ['MAIN_HOST', 'http://shops.example'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['SMTP_URL', 'mail.example'],
  ['DEMO', 'yes'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} has to be .+\\.$`))
})

const addresses = ['DATABASE_URL', 'DATABASE_POOL_URL', 'DATABASE_APP_URL']

test.each(addresses)('%s with several hosts is refused', (name) => {
  const read = (url: string) => readConfig({ [name]: url })
  expect(() => read('postgres://vitrine:hunter2@db-1:5432,db-2:5432/shops')).toThrow(
    new RegExp(`^${name} names several servers.+one address.+primary\\.$`),
  )
  expect(() => read('postgres://vitrine@/shops?host=db-1,db-2')).toThrow(/several servers/)
  for (const url of [
    'postgres://vitrine:a,b@db-1/shops',
    'postgres://vitrine@db-1/shops?options=-c%20search_path=a,b',
  ])
    expect(Object.values(read(url))).toContain(url)
})

test('a database that cannot be reached is named, and its password is not', async () => {
  const url = 'postgres://vitrine:hunter2@127.0.0.1:1/shops'
  const failure = await start({ DATABASE_URL: url }).catch((error: Error) => error.message)
  expect(failure).toMatch(/127\.0\.0\.1:1 .*ECONNREFUSED.*check DATABASE_URL/)
  expect(failure).not.toContain('hunter2')
})

test('a data folder that cannot be written is named', async () => {
  const file = path.join(await aFolder(), 'file')
  await writeFile(file, '')
  await expect(start({ DATA_DIR: path.join(file, 'data') })).rejects.toThrow(
    /data folder .*file\/data cannot be written .*DATA_DIR/,
  )
})

test('a port in use is named, with another one to try', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const DATABASE_URL = await emptyDatabaseUrl()
  await expect(start({ PORT: String(port), DATABASE_URL })).rejects.toThrow(
    new RegExp(`Port ${port} is in use.*PORT=${port + 1}`),
  )
})

test.each([
  ['secret', ''],
  ['encryption-key', 'short'],
])('a damaged %s in the data folder is refused, not used', async (name, text) => {
  const folder = await aFolder()
  await writeFile(path.join(folder, name), text)
  const started = start({ DATABASE_URL: await emptyDatabaseUrl(), DATA_DIR: folder })
  await expect(started).rejects.toThrow(
    new RegExp(`The key in \\S+${name} cannot be used \\(it is too short\\): .*backup.*SECRET`),
  )
})

test('a key that cannot be read is named', async () => {
  const folder = await aFolder()
  await mkdir(path.join(folder, 'secret'))
  const started = start({ DATABASE_URL: await emptyDatabaseUrl(), DATA_DIR: folder })
  await expect(started).rejects.toThrow(/The key in \S+secret cannot be used \(EISDIR\)/)
})

test.each([
  ['EMFILE', /ulimit -n/],
  ['ENOSPC', /make room/],
])('a start that fails with %s says what to do', (code, advice) => {
  const error = Object.assign(new Error(`${code}: open '/data/x'`), { code })
  expect(machineError(error)?.message).toMatch(advice)
  expect(machineError(new Error('a defect'))).toBeUndefined()
})

test('a server that drains serves on, says that it is not ready, and lets its connections go', async () => {
  const server = await start({ DATABASE_URL: await emptyDatabaseUrl(), DRAIN_SECONDS: '2' })
  onTestFinished(() => server.stop())
  const origin = `http://127.0.0.1:${server.port}`
  const look = async (path: string) => {
    const answer = await fetch(`${origin}${path}`)
    await answer.text()
    return [answer.status, answer.headers.get('connection')]
  }
  expect(await look('/readyz')).toEqual([200, 'keep-alive'])

  const drained = server.drain()
  expect(await look('/readyz')).toEqual([503, 'keep-alive'])
  expect(await look('/healthz')).toEqual([200, 'keep-alive'])
  await expect.poll(() => look('/healthz'), { timeout: 5000 }).toEqual([200, 'close'])
  await drained
  expect(await look('/healthz')).toEqual([200, 'close'])
})

test('a started server answers, and stops', async () => {
  const folder = await aFolder()
  const server = await start({ DATABASE_URL: await emptyDatabaseUrl(), DATA_DIR: folder })
  const origin = `http://127.0.0.1:${server.port}`

  const ready = await fetch(`${origin}/readyz`)
  expect(await ready.json()).toEqual({ ready: true })

  await server.stop()
  await expect(fetch(`${origin}/readyz`)).rejects.toThrow()
})
