import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from '@vitrine/harness/free-port.ts'
import type { OtherDatabase } from '@vitrine/harness/product.ts'

const run = promisify(execFile)

const bin = process.env['CITUS_BIN'] ?? '/usr/lib/postgresql/15/bin'

/** Of products in the laboratory. */
export const secret = 'of the laboratory alone, at least forty letters'

const settings = `
listen_addresses = '127.0.0.1'
shared_preload_libraries = 'citus'
max_connections = 150
wal_level = logical
max_prepared_transactions = 300
citus.node_conninfo = 'sslmode=disable'
citus.enable_statistics_collection = off
citus.recover_2pc_interval = '5s'
`

/** Whether PostgreSQL in `CITUS_BIN` has Citus, which is no part of Vitrine or of Debian. */
export const hasCitus = async () => {
  const { stdout } = await run(path.join(bin, 'pg_config'), ['--sharedir']).catch(() => ({
    stdout: '',
  }))
  return stdout !== '' && existsSync(path.join(stdout.trim(), 'extension', 'citus.control'))
}

/** A coordinator and two workers on loopback, in a folder that is deleted. */
export class CitusCluster {
  readonly #folder: string
  readonly #ports: number[]
  #restarts = 0

  private constructor(folder: string, ports: number[]) {
    this.#folder = folder
    this.#ports = ports
  }

  static async start(): Promise<CitusCluster> {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-citus-'))
    const { uid, gid } = await postgresUser()
    await chown(folder, uid, gid)
    const cluster = new CitusCluster(folder, [await freePort(), await freePort(), await freePort()])
    for (const port of cluster.#ports) await cluster.#makeNode(port)
    await cluster.#join()
    return cluster
  }

  /** Of an owner of the database who is no superuser. */
  get url(): string {
    return `postgres://shop@127.0.0.1:${this.coordinator}/vitrine`
  }

  /** Of a superuser, whom no row policy limits. */
  get adminUrl(): string {
    return `postgres://postgres@127.0.0.1:${this.coordinator}/vitrine`
  }

  /** For drills: each restart is of another node. */
  get database(): OtherDatabase {
    return {
      environment: {
        DATABASE_URL: this.url,
        SECRET: secret,
        ENCRYPTION_KEY: Buffer.alloc(24, 'k').toString('base64'),
      },
      adminUrl: this.adminUrl,
      restart: async () => {
        const port = this.#ports[(this.#restarts += 1) % this.#ports.length]!
        await this.stopNode(port, 'immediate')
        await this.startNode(port)
      },
    }
  }

  get coordinator(): number {
    return this.#ports[0]!
  }

  get workers(): number[] {
    return this.#ports.slice(1)
  }

  get processIds(): number[] {
    return this.#ports.map((port) => processIdIn(this.#dataOf(port)))
  }

  /** Asks as superuser. */
  async ask<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return await askAt<Row>(this.coordinator, 'vitrine', text, values)
  }

  async startNode(port: number): Promise<void> {
    const log = path.join(this.#folder, `${port}.log`)
    await this.#asPostgres('pg_ctl', ['-D', this.#dataOf(port), '-l', log, '-w', 'start'])
  }

  async stopNode(port: number, mode: 'fast' | 'immediate'): Promise<void> {
    await this.#asPostgres('pg_ctl', ['-D', this.#dataOf(port), '-m', mode, '-w', 'stop'])
  }

  async remove(): Promise<void> {
    for (const port of this.#ports) await this.stopNode(port, 'immediate').catch(() => {})
    await rm(this.#folder, { recursive: true, force: true })
  }

  async #makeNode(port: number) {
    const data = this.#dataOf(port)
    const words = ['-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8']
    await this.#asPostgres('initdb', ['-D', data, ...words])
    const own = `port = ${port}\nunix_socket_directories = '${this.#folder}'\n`
    await appendFile(path.join(data, 'postgresql.conf'), settings + own)
    await this.startNode(port)
    await askAt(port, 'postgres', 'CREATE DATABASE vitrine')
    await askAt(port, 'vitrine', 'CREATE EXTENSION citus')
  }

  async #join() {
    await this.ask(`SELECT citus_set_coordinator_host('127.0.0.1', ${this.coordinator})`)
    for (const port of this.workers) await this.ask(`SELECT citus_add_node('127.0.0.1', ${port})`)
    await this.ask('CREATE ROLE shop LOGIN CREATEROLE')
    const own = 'SET citus.enable_ddl_propagation = off; ALTER DATABASE vitrine OWNER TO shop'
    for (const port of this.#ports) await askAt(port, 'vitrine', own)
  }

  #dataOf(port: number) {
    return path.join(this.#folder, String(port))
  }

  async #asPostgres(program: string, words: string[]) {
    const { uid, gid } = await postgresUser()
    await run(path.join(bin, program), words, { uid, gid, cwd: this.#folder, env: {} })
  }
}

/** @param data folder of a PostgreSQL that runs */
export function processIdIn(data: string): number {
  return Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
}

async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])))
  return { uid: Number(uid!.stdout), gid: Number(gid!.stdout) }
}

async function askAt<Row extends object>(
  port: number,
  database: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', database })
  await client.connect()
  try {
    const { rows } = values?.length ? await client.query(text, values) : await client.query(text)
    return rows as Row[]
  } finally {
    await client.end()
  }
}
