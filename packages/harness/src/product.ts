import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostmaster, isAlive } from '@vitrine/db/embedded/postmaster.ts'
import { builtServer } from '../../../scripts/build.ts'
import { type Program, startProgram } from './start-program.ts'

export type Victim = 'server' | 'database' | 'both'

type Environment = Record<string, string>

/** The whole product in a data folder of its own, which may be killed and started again. */
export class Product {
  readonly dataDir: string
  /** How long each start took until it said that it is ready, in milliseconds. */
  readonly starts: number[] = []
  /** What the server logged as its own mistake. */
  readonly errors: string[] = []
  #server: Program | undefined
  #origin = ''
  readonly #environment: Environment
  readonly #keepsPort: boolean

  private constructor(dataDir: string, environment: Environment, keepsPort: boolean) {
    this.dataDir = dataDir
    this.#environment = environment
    this.#keepsPort = keepsPort
  }

  /** @param keepsPort comes back where it was, for a browser that stays open */
  static async prepare(environment: Environment = {}, { keepsPort = false } = {}) {
    return new Product(await aDataFolder(), environment, keepsPort)
  }

  /** Another server on the same data folder, and so on the same database. */
  beside(): Product {
    return new Product(this.dataDir, this.#environment, this.#keepsPort)
  }

  /** Where the server was last; nobody answers there while it is down. */
  get origin(): string {
    return this.#origin
  }

  /**
   * As `npm start` does it, on the same data folder each time.
   * @param environment for this start alone
   */
  async start(environment: Environment = {}): Promise<void> {
    const started = performance.now()
    const port = this.#keepsPort && this.#origin ? new URL(this.#origin).port : '0'
    this.#server = await startProgram([process.execPath, builtServer], {
      ready,
      environment: {
        PORT: port,
        DATA_DIR: this.dataDir,
        DATABASE_URL: '',
        SMTP_URL: '',
        DEMO: '0',
        // One address plays all shoppers.
        LIMIT_FACTOR: '1000',
        ...this.#environment,
        ...environment,
      },
      onLine: (line) => {
        if (line.includes('"level":"error"')) this.errors.push(line)
      },
    })
    this.#origin = `http://localhost:${portIn(this.#server.line)}`
    this.starts.push(performance.now() - started)
  }

  /** `kill -9`. The server does not bring its database back, so it goes as well, a little later. */
  async kill(victim: Victim, pause: number): Promise<void> {
    if (victim !== 'server') await this.#killDatabase()
    if (victim === 'database') await wait(pause)
    await this.#server?.stop('SIGKILL')
    if (victim !== 'database') await wait(pause)
  }

  async #killDatabase() {
    const { pid } = await this.#postmaster()
    process.kill(pid, 'SIGKILL')
  }

  /** As whoever runs it ends it: in good order. */
  async stop(): Promise<void> {
    await this.#server?.stop()
  }

  async databaseUrl(): Promise<string> {
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

  /** Stops in good order what can be, and leaves no process and no file, whatever went wrong. */
  async remove(): Promise<void> {
    await this.stop()
    const left = await findPostmaster(this.#cluster)
    if (left && (await isAlive(left, this.#cluster))) await this.#killDatabase()
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** What the server says once it answers. */
export const ready = /ready at \S+?:\d+/

export function portIn(line: string): string {
  return /ready at \S+?:(\d+)/.exec(line)![1]!
}

export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-product-'))
  // The database may run as another user, who has to get in.
  await chmod(folder, 0o755)
  return folder
}
