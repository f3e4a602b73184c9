import { Client } from 'pg'

// Held shared by every process that uses the server; the last one out gets it alone.
const key = 8_465_275

/**
 * A connection that says "I am here". PostgreSQL forgets it with its process, so a process that was
 * killed never keeps the server running.
 */
export class Presence {
  readonly #url: string
  #client: Client | undefined
  #returning: Promise<void> | undefined
  #left = false

  private constructor(url: string) {
    this.#url = url
  }

  /** Fails when the server does not answer (yet). */
  static async announce(url: string) {
    const presence = new Presence(url)
    await presence.#connect()
    return presence
  }

  async #connect() {
    const client = new Client({ connectionString: this.#url, connectionTimeoutMillis: 2000 })
    client.on('error', () => this.#comeBack())
    await client.connect()
    await client.query(`SELECT pg_advisory_lock_shared(${key})`)
    this.#client = client
  }

  /** A server that lost a process to the system's memory limit restarts and forgets its locks. */
  #comeBack() {
    this.#client = undefined
    if (this.#left) return
    setTimeout(() => {
      if (!this.#left) this.#returning = this.#connect().catch(() => this.#comeBack())
    }, 500).unref()
  }

  /** @returns whether we are sure that no other process uses the server */
  async leave(): Promise<boolean> {
    this.#left = true
    try {
      await this.#returning
      if (!this.#client) await this.#connect()
      await this.#client?.query(`SELECT pg_advisory_unlock_shared(${key})`)
      const answer = await this.#client?.query<{ alone: boolean }>(
        `SELECT pg_try_advisory_lock(${key}) AS alone`,
      )
      return answer?.rows[0]?.alone ?? false
    } catch {
      return false
    }
  }

  async close() {
    await this.#client?.end().catch(() => {})
  }
}
