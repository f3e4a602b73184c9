import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { findPostmaster } from '@vitrine/db/embedded/postmaster.ts'
import { type Program, root, startProgram } from '@vitrine/harness/start-program.ts'
import { aDataFolder } from '@vitrine/harness/product.ts'
import { Client } from 'pg'
import { builtServer } from '../../scripts/build.ts'
import { addresses } from './addresses.ts'

export const mainHost = 'vitrine.example'
export const origin = `https://${mainHost}`

interface Settings {
  folder: string
  smtpUrl: string
  /** Roots of the issuers that it trusts as shoppers do. */
  roots: string[]
}

/** The built server, set up with `deploy/vitrine.env` on a database of its own. */
export class Vitrine {
  readonly dataDir: string
  readonly #environment: Record<string, string>
  #program: Program | undefined

  private constructor(dataDir: string, environment: Record<string, string>) {
    this.dataDir = dataDir
    this.#environment = environment
  }

  static async prepare({ folder, smtpUrl, roots }: Settings): Promise<Vitrine> {
    const dataDir = await aDataFolder()
    const trusted = path.join(folder, 'roots.pem')
    await writeFile(trusted, roots.join('\n'))
    const shipped = parseEnv(await readFile(path.join(root, 'deploy/vitrine.env'), 'utf8'))
    return new Vitrine(dataDir, {
      ...(shipped as Record<string, string>),
      MAIN_HOST: mainHost,
      DATABASE_URL: '',
      SECRET: randomBytes(32).toString('hex'),
      ENCRYPTION_KEY: randomBytes(32).toString('hex'),
      SMTP_URL: smtpUrl,
      DATA_DIR: dataDir,
      DRAIN_SECONDS: '0',
      DNS_SERVERS: addresses.resolverOfServer,
      // All name servers of this Internet have such addresses.
      OUTBOUND_LOOPBACK: '1',
      NODE_EXTRA_CA_CERTS: trusted,
    })
  }

  async start(): Promise<void> {
    this.#program = await startProgram([process.execPath, builtServer], {
      ready: /Vitrine is ready/,
      environment: this.#environment,
    })
  }

  async stop(): Promise<void> {
    await this.#program?.stop()
    this.#program = undefined
  }

  /** The server goes on without it. */
  async killDatabase(): Promise<void> {
    process.kill((await this.#postmaster()).pid, 'SIGKILL')
  }

  /** Queries the database as its superuser. */
  async query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const { socketFolder } = await this.#postmaster()
    const host = encodeURIComponent(socketFolder)
    const client = new Client({ connectionString: `postgres://postgres@/postgres?host=${host}` })
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  async #postmaster() {
    const postmaster = await findPostmaster(path.join(this.dataDir, 'postgres', 'data'))
    if (!postmaster) throw new Error('The database does not run.')
    return postmaster
  }
}
