import { DatabaseError, type PoolClient, type QueryConfig, type QueryResult } from 'pg'
import type { DueName } from './writes.ts'

const transactionAborted = '25P02'

/**
 * Lends a connection to one transaction. Refuses late queries, of a branch that was not awaited:
 * the connection may be in another store's transaction by then.
 */
export class Lease {
  /** What the transaction makes due. */
  readonly due = new Set<DueName>()
  readonly #client: PoolClient
  #isOver = false
  #committed: Promise<void> | undefined
  #firstFault: unknown

  constructor(client: PoolClient) {
    this.#client = client
  }

  async query(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (this.#isOver) throw new Error('The transaction has ended: await every query inside it.')
    this.#leaveTogether()
    try {
      return await this.#client.query(query as QueryConfig, values)
    } catch (error) {
      throw this.#reasonOf(error)
    }
  }

  /** Any of the pipelined statements may be awaited first; the failed one has the reason. */
  #reasonOf(error: unknown): unknown {
    this.#firstFault ??= error
    const isEcho = error instanceof DatabaseError && error.code === transactionAborted
    return isEcho ? this.#firstFault : error
  }

  /**
   * Pipelines COMMIT behind writes whose queries were sent in this turn, which releases their locks
   * a round trip earlier; a write must not send more after a response.
   * @returns the results, once committed; rejects with the error of a failed write
   */
  async commitWith<Answer>(writes: Promise<Answer>): Promise<Answer> {
    const committed = this.commit()
    committed.catch(() => {})
    const answer = await writes
    await committed
    return answer
  }

  commit(): Promise<void> {
    return (this.#committed ??= this.#commit())
  }

  /** Does nothing after a COMMIT was sent, whose result is decisive. */
  async rollback(): Promise<void> {
    this.#isOver = true
    if (!this.#committed) await this.#endWith('ROLLBACK').catch(() => {})
  }

  async #commit() {
    const { stream } = this.#client.connection
    stream.cork()
    // Drizzle sends its queries a few microtasks later.
    await new Promise<void>((resolve) => process.nextTick(resolve))
    const ended = this.#endWith('COMMIT')
    stream.uncork()
    const { command } = await ended
    // PostgreSQL answers COMMIT of a failed transaction with a silent ROLLBACK.
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.')
  }

  /** Destroys a connection whose transaction may still be open. */
  async #endWith(statement: 'COMMIT' | 'ROLLBACK') {
    this.#isOver = true
    try {
      const answer = await this.#client.query(statement)
      this.#client.release()
      return answer
    } catch (error) {
      this.#client.release(true)
      throw error
    }
  }

  /** Corks the socket: a write costs more than its bytes, so queries of one turn share one. */
  #leaveTogether() {
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
}
