import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostmaster, isAlive } from '@vitrine/db/embedded/postmaster.ts'
import { builtServer } from '../scripts/build.ts'

const root = path.resolve(import.meta.dirname, '..')

export type Victim = 'server' | 'database' | 'both'

/** The whole product in a data folder of its own, which may be killed and started again. */
export class Product {
  readonly dataDir: string
  /** How long each start took until it said that it is ready, in milliseconds. */
  readonly starts: number[] = []
  /** What the server logged as its own mistake. */
  readonly errors: string[] = []
  #server: ChildProcess | undefined
  #origin = ''
  readonly #environment: Record<string, string>

  private constructor(dataDir: string, environment: Record<string, string>) {
    this.dataDir = dataDir
    this.#environment = environment
  }

  static async prepare(environment: Record<string, string> = {}): Promise<Product> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-drill-'))
    // The database may run as another user, who has to get in.
    await chmod(dataDir, 0o755)
    return new Product(dataDir, environment)
  }

  /** Another server on the same data folder, and so on the same database. */
  beside(): Product {
    return new Product(this.dataDir, this.#environment)
  }

  /** Where the server was last; nobody answers there while it is down. */
  get origin(): string {
    return this.#origin
  }

  /** As `npm start` does it, on the same data folder each time. */
  async start(): Promise<void> {
    const started = performance.now()
    const server = spawn(process.execPath, [builtServer], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '0',
        DATA_DIR: this.dataDir,
        DATABASE_URL: '',
        SMTP_URL: '',
        DEMO: '0',
        // One address plays all shoppers.
        LIMIT_FACTOR: '1000',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#server = server
    this.#origin = `http://localhost:${await this.#portOf(server)}`
    this.starts.push(performance.now() - started)
  }

  async #portOf(server: ChildProcess): Promise<string> {
    return await new Promise((resolve, reject) => {
      const said: string[] = []
      const hear = (line: string) => {
        const port = /ready at \S+?:(\d+)/.exec(line)?.[1]
        if (port) resolve(port)
        if (line.includes('"level":"error"')) this.errors.push(line)
        // The log goes on for as long as the server: only a start that fails is quoted.
        if (said.length < 100) said.push(line)
      }
      for (const stream of [server.stdout, server.stderr])
        if (stream) createInterface(stream).on('line', hear)
      server.once('exit', (code, signal) =>
        reject(new Error(`The server ended with ${code ?? signal}:\n${said.join('\n')}`)),
      )
    })
  }

  /** `kill -9`. The server does not bring its database back, so it goes as well, a little later. */
  async kill(victim: Victim, pause: number): Promise<void> {
    if (victim !== 'server') await this.#killDatabase()
    if (victim === 'database') await wait(pause)
    await this.#end('SIGKILL')
    if (victim !== 'database') await wait(pause)
  }

  async #killDatabase() {
    const { pid } = await this.#postmaster()
    process.kill(pid, 'SIGKILL')
  }

  /** As whoever runs it ends it: in good order. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
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

  async #end(signal: NodeJS.Signals) {
    const server = this.#server
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }

  /** Stops in good order what can be, and leaves no process and no file, whatever went wrong. */
  async remove(): Promise<void> {
    await this.#end('SIGTERM')
    const left = await findPostmaster(this.#cluster)
    if (left && (await isAlive(left, this.#cluster))) await this.#killDatabase()
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
