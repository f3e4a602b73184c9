import { Client } from 'pg'

// Shared lock of all processes that use the server; the last one can take it exclusively.
const key = 8_465_275

/**
 * Marks this process as a user of the server, by a lock of its connection. PostgreSQL releases it
 * when the process is killed.
 */
export class Presence {
  readonly #url: string
  #client: Client | undefined
  #returning: Promise<void> | undefined
  #left = false

  private constructor(url: string) {
    this.#url = url
  }

  static async announce(url: string) {
    const presence = new Presence(url)
    await presence.#connect()
    return presence
  }

  async #connect() {
    const client = new Client({ connectionString: this.#url, connectionTimeoutMillis: 2000 })
    // A connection that an administrator terminates emits two errors: the reason and the end.
    client.on('error', () => {})
    client.once('error', () => this.#comeBack())
    await client.connect()
    await client.query(`SELECT pg_advisory_lock_shared(${key})`)
    this.#client = client
  }

  /** A server that lost a process to the OOM killer restarts and forgets its locks. */
  #comeBack() {
    this.#client = undefined
    if (this.#left) return
    setTimeout(() => {
      if (!this.#left) this.#returning = this.#connect().catch(() => this.#comeBack())
    }, 500).unref()
  }

  /** @returns true when certainly no other process uses the server */
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
