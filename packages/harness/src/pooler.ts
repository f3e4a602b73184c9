import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { isRoot, serverUser } from '@vitrine/db/embedded/server-user.ts'
import { freePort } from './free-port.ts'
import { type Program, startProgram } from './start-program.ts'

const run = promisify(execFile)

const places = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']

export interface FoundPooler {
  program: string
  version: string
  /** Only newer versions know the statements that a server prepares, so the others lend a connection for good. */
  mode: 'transaction' | 'session'
}

/** @returns the one in `PGBOUNCER`, or the one that is installed */
export async function findPooler(): Promise<FoundPooler | undefined> {
  const program = process.env['PGBOUNCER'] ?? places.find((place) => existsSync(place))
  if (program === undefined) return undefined
  const { stdout } = await run(program, ['--version'])
  const [, version = '0.0'] = /PgBouncer (\d+\.\d+)/.exec(stdout) ?? []
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isNew = major > 1 || minor >= 21
  return { program, version, mode: isNew ? 'transaction' : 'session' }
}

interface Pooled {
  /** Of the server: an address, or the folder of its socket. */
  host: string
  port?: number
  login: string
  password: string
}

/** PgBouncer in front of a PostgreSQL, for one login. */
export class Pooler {
  readonly port: number
  readonly #found: FoundPooler
  readonly #folder: string
  #running: Program | undefined

  private constructor(found: FoundPooler, folder: string, port: number) {
    this.#found = found
    this.#folder = folder
    this.port = port
  }

  static async start(found: FoundPooler, pooled: Pooled): Promise<Pooler> {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-pooler-'))
    const pooler = new Pooler(found, folder, await freePort())
    await pooler.#configure(pooled)
    await pooler.#start()
    return pooler
  }

  /** Breaks its connections off: what a signal to stop waits for differs from version to version. */
  async restart(): Promise<void> {
    await this.#running?.stop('SIGKILL')
    await this.#start()
  }

  async remove(): Promise<void> {
    await this.#running?.stop('SIGKILL')
    await rm(this.#folder, { recursive: true, force: true })
  }

  get #settings() {
    return path.join(this.#folder, 'pgbouncer.ini')
  }

  async #configure({ host, port = 5432, login, password }: Pooled) {
    const users = path.join(this.#folder, 'users')
    const isTransaction = this.#found.mode === 'transaction'
    await writeFile(users, `"${login}" "${password}"\n`)
    await writeFile(
      this.#settings,
      `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${this.#found.mode}
default_pool_size = ${isTransaction ? 8 : 40}
${isTransaction ? 'max_prepared_statements = 200' : ''}
`,
    )
    const user = await serverUser(this.#folder)
    if (isRoot())
      for (const file of [this.#folder, users, this.#settings])
        await chown(file, user.uid, user.gid)
  }

  async #start() {
    this.#running = await startProgram([this.#found.program, this.#settings], {
      ready: /process up/,
      user: await serverUser(this.#folder),
      onLine: () => {},
    })
  }
}
