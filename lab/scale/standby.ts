import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { asUser } from '@vitrine/db/embedded/binaries.ts'
import { isRoot, type ServerUser, serverUser } from '@vitrine/db/embedded/server-user.ts'
import { withClient } from '@vitrine/db/with-client.ts'

const run = promisify(execFile)

interface Copied {
  bin: string
  /** Folder of its socket. */
  host: string
  password: string
}

/** A streaming standby of a PostgreSQL on this machine. */
export class Standby {
  readonly #bin: string
  readonly #folder: string
  readonly #user: ServerUser

  private constructor(bin: string, folder: string, user: ServerUser) {
    this.#bin = bin
    this.#folder = folder
    this.#user = user
  }

  static async start({ bin, host, password }: Copied): Promise<Standby> {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-standby-'))
    await chmod(folder, 0o755)
    const home = path.join(folder, 'home')
    const user = await serverUser(home)
    await mkdir(home)
    if (isRoot()) await chown(home, user.uid, user.gid)
    const standby = new Standby(bin, folder, user)
    const primary = `host=${host} user=postgres password=${password}`
    await standby.#program('pg_basebackup', [
      '-d',
      primary,
      '-D',
      standby.#data,
      '-R',
      '-c',
      'fast',
    ])
    await standby.start()
    return standby
  }

  get #home() {
    return path.join(this.#folder, 'home')
  }

  get #data() {
    return path.join(this.#home, 'data')
  }

  /** Without a login. */
  urlOf(database: string): string {
    return `postgres:///${database}?host=${encodeURIComponent(this.#home)}`
  }

  async start(): Promise<void> {
    const settings = `-c listen_addresses= -c unix_socket_directories=${this.#home}`
    const log = path.join(this.#home, 'log')
    await this.#program('pg_ctl', ['-D', this.#data, '-l', log, '-o', settings, '-w', 'start'])
  }

  async stop(): Promise<void> {
    await this.#program('pg_ctl', ['-D', this.#data, '-m', 'immediate', '-w', 'stop'])
  }

  async remove(): Promise<void> {
    await this.stop().catch(() => {})
    await rm(this.#folder, { recursive: true, force: true })
  }

  async ask<Row extends object>(text: string, password: string): Promise<Row[]> {
    const url = this.urlOf('postgres').replace('//', `//postgres:${password}@`)
    const { rows } = await withClient(url, (client) => client.query<Row>(text))
    return rows
  }

  async #program(name: string, words: string[]) {
    await run(path.join(this.#bin, name), words, asUser(this.#user))
  }
}
