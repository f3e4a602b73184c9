import { DatabaseError, type PoolClient, type QueryConfig, type QueryResult } from 'pg'

/** What PostgreSQL answers to every statement after the one that failed. */
const transactionAborted = '25P02'

/**
 * A connection for as long as one transaction. A query that comes late, from a branch that was not
 * awaited, is refused: by then the connection may stand in another store's transaction.
 */
export class Lease {
  readonly #client: PoolClient
  #isOver = false
  #committed: Promise<void> | undefined
  #firstFault: unknown

  constructor(client: PoolClient) {
    this.#client = client
  }

  // Drizzle passes a configuration and its values; both are pg's own arguments.
  async query(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult> {
    if (this.#isOver) throw new Error('The transaction has ended: await every query inside it.')
    this.#leaveTogether()
    try {
      return await this.#client.query(query as QueryConfig, values)
    } catch (error) {
      throw this.#reasonOf(error)
    }
  }

  /** Of statements that were sent together, any may be awaited first: the one that failed says why. */
  #reasonOf(error: unknown): unknown {
    this.#firstFault ??= error
    const isEcho = error instanceof DatabaseError && error.code === transactionAborted
    return isEcho ? this.#firstFault : error
  }

  /**
   * Ends the transaction with writes whose queries were sent in this turn: COMMIT leaves behind them
   * without waiting for their answers, so what they lock is free a round trip earlier. If one fails,
   * the transaction fails with its error. A write must not send more once it has an answer.
   * @returns what they answered, once it is kept
   */
  async commitWith<Answer>(writes: Promise<Answer>): Promise<Answer> {
    const committed = this.commit()
    committed.catch(() => {})
    // A write's own error says more than that the commit failed with it.
    const answer = await writes
    await committed
    return answer
  }

  commit(): Promise<void> {
    return (this.#committed ??= this.#commit())
  }

  /** Nothing, where the commit was sent: whether it came to be is told by that. */
  async rollback(): Promise<void> {
    this.#isOver = true
    // Without a connection there is nothing left to roll back; the first error is the one to tell.
    if (!this.#committed) await this.#endWith('ROLLBACK').catch(() => {})
  }

  async #commit() {
    const { stream } = this.#client.connection
    stream.cork()
    // Drizzle sends its queries some steps after they were asked for.
    await new Promise<void>((resolve) => process.nextTick(resolve))
    const ended = this.#endWith('COMMIT')
    stream.uncork()
    const { command } = await ended
    // PostgreSQL answers the commit of a failed transaction with a quiet rollback.
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.')
  }

  /** A connection whose transaction did not end for certain is not used again. */
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

  /** What is asked for in one turn leaves in one write, which costs more than what is in it. */
  #leaveTogether() {
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
}
