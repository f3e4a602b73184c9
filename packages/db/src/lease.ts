import type { PoolClient, QueryConfig, QueryResult } from 'pg'

/**
 * A connection for as long as one transaction. A query that comes late, from a branch that was not
 * awaited, is refused: by then the connection may stand in another store's transaction.
 */
export class Lease {
  readonly #client: PoolClient
  #ended = false
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: PoolClient) {
    this.#client = client
  }

  // Drizzle passes a configuration and its values; both are pg's own arguments.
  async query(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (this.#ended) throw new Error('The transaction has ended: await every query inside it.')
    leaveTogether(this.#client)
    return await this.#client.query(query as QueryConfig, values)
  }

  /**
   * The commit leaves together with these writes, without waiting for their answers: what they lock
   * is free a round trip earlier. If one fails, the transaction fails with its error. Nothing may
   * depend on what they answer.
   */
  commitWith(writes: readonly Promise<unknown>[]) {
    this.#last = Promise.all([this.#last, ...writes])
    // Told once, at the end, if the work gets there.
    this.#last.catch(() => {})
  }

  /** Whether the writes succeed that the commit leaves with. */
  async lastWrites() {
    await this.#last
  }

  end() {
    this.#ended = true
  }
}

/** What is asked for in one turn leaves in one write, which costs more than what is in it. */
function leaveTogether({ connection: { stream } }: PoolClient) {
  stream.cork()
  process.nextTick(() => stream.uncork())
}
