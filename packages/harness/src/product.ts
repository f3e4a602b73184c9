import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostmaster, isAlive } from '@vitrine/db/embedded/postmaster.ts'
import { builtServer } from '../../../scripts/build.ts'
import { type Program, root, startProgram } from './start-program.ts'

export type Victim = 'server' | 'database' | 'both'

type Environment = Record<string, string>

/** A database that is no part of the product, and may be killed. */
export interface OtherDatabase {
  /** Its address for the product, and the secrets that it was used with. */
  environment: Environment
  /** A superuser's address of it. */
  adminUrl: string
  /** Kills it and starts it again. */
  restart(): Promise<void>
}

interface Options {
  /** Reuses the port on restart, for a browser that stays open. */
  keepsPort: boolean
  /** A built checkout, this one by default. */
  folder: string
  /** The embedded one by default. */
  database?: OtherDatabase | undefined
}

const defaults: Options = { keepsPort: false, folder: root }

/** The built product in a temporary data folder, which may be killed and restarted. */
export class Product {
  readonly dataDir: string
  /** Milliseconds from each start to its ready line. */
  readonly starts: number[] = []
  readonly errors: string[] = []
  #server: Program | undefined
  #origin = ''
  readonly environment: Environment
  readonly #options: Options

  private constructor(dataDir: string, environment: Environment, options: Options) {
    this.dataDir = dataDir
    this.environment = { ...options.database?.environment, ...environment }
    this.#options = options
  }

  static async prepare(environment: Environment = {}, options: Partial<Options> = {}) {
    return new Product(await aDataFolder(), environment, { ...defaults, ...options })
  }

  /** Returns a server on a data folder that exists. */
  static on(dataDir: string): Product {
    return new Product(dataDir, {}, defaults)
  }

  /**
   * Returns another server on the same data folder and database.
   * @param folder a checkout of another version, built
   */
  beside(folder = this.#options.folder): Product {
    return new Product(this.dataDir, this.environment, { ...this.#options, folder })
  }

  /** The latest address; nothing listens there while the server is down. */
  get origin(): string {
    return this.#origin
  }

  /** Of the server, while it runs. */
  get processId(): number {
    return this.#server!.process.pid!
  }

  /**
   * Starts as `npm start` does, on the same data folder each time.
   * @param environment for this start alone
   */
  async start(environment: Environment = {}): Promise<void> {
    const started = performance.now()
    const port = this.#options.keepsPort && this.#origin ? new URL(this.#origin).port : '0'
    this.#server = await startProgram([process.execPath, builtServer], {
      ready,
      folder: this.#options.folder,
      environment: {
        PORT: port,
        DATA_DIR: this.dataDir,
        DATABASE_URL: '',
        SMTP_URL: '',
        DEMO: '0',
        // Raises the rate limits, since all shoppers share one address.
        LIMIT_FACTOR: '1000',
        ...this.environment,
        ...environment,
      },
      onLine: (line) => {
        if (line.includes('"level":"error"')) this.errors.push(line)
      },
    })
    this.#origin = `http://localhost:${portIn(this.#server.line)}`
    this.starts.push(performance.now() - started)
  }

  /**
   * Sends SIGKILL. The server does not restart its database, so it is killed too, `pause` ms later.
   */
  async kill(victim: Victim, pause: number): Promise<void> {
    if (victim !== 'server') await this.#killDatabase()
    if (victim === 'database') await wait(pause)
    await this.#server?.stop('SIGKILL')
    if (victim !== 'database') await wait(pause)
  }

  async #killDatabase() {
    const { database } = this.#options
    if (database) return await database.restart()
    const { pid } = await this.#postmaster()
    process.kill(pid, 'SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#server?.stop()
  }

  async databaseUrl(): Promise<string> {
    const external = this.#options.database?.adminUrl ?? this.environment['DATABASE_URL']
    if (external !== undefined) return external
    const { socketFolder } = await this.#postmaster()
    return `postgres://postgres@/postgres?host=${encodeURIComponent(socketFolder)}`
  }

  async #postmaster() {
    const postmaster = await findPostmaster(this.#cluster)
    if (!postmaster) throw new Error(`No database runs on ${this.#cluster}`)
    return postmaster
  }

  get #cluster() {
    return path.join(this.dataDir, 'postgres', 'data')
  }

  /** Stops everything and deletes the data folder, even after failures. */
  async remove(): Promise<void> {
    await this.stop()
    const left = await findPostmaster(this.#cluster)
    if (left && (await isAlive(left, this.#cluster))) await this.#killDatabase()
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

export const ready = /ready at \S+?:\d+/

export function portIn(line: string): string {
  return /ready at \S+?:(\d+)/.exec(line)![1]!
}

export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-product-'))
  // PostgreSQL may run as another user, who needs access.
  await chmod(folder, 0o755)
  return folder
}
