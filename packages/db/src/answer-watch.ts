import type { Pool, PoolClient } from 'pg'

/** What waits for an answer, and is told when none comes. */
export interface Waiting {
  handleError(error: Error): void
}

interface Turn {
  waiting: Waiting
  looks: number
}

const lookEvery = 250

/**
 * Gives up on a server that does not answer. Looks are counted, and not time: a process that stood
 * still itself has not waited for anybody. pg's own `query_timeout` makes a timer for each query;
 * with a batch V8 keeps all that hangs on it until it next looks through all of the memory (decision
 * 030). One clock for all connections of a pool keeps nothing.
 */
export class AnswerWatch {
  readonly #turns = new Map<PoolClient, Turn>()
  readonly #patience: number
  readonly #clock: NodeJS.Timeout

  /** @param patience how long an answer may take, in milliseconds */
  constructor(pool: Pool, patience: number) {
    this.#patience = patience
    this.#clock = setInterval(() => this.#look(), lookEvery).unref()
    pool.on('remove', (client) => this.#turns.delete(client))
  }

  begin(client: PoolClient, waiting: Waiting): void {
    this.#turns.set(client, { waiting, looks: 0 })
  }

  end(client: PoolClient): void {
    this.#turns.delete(client)
  }

  stop(): void {
    clearInterval(this.#clock)
  }

  #look() {
    for (const turn of this.#turns.values()) {
      turn.looks += 1
      if (turn.looks * lookEvery > this.#patience)
        turn.waiting.handleError(new Error('Query read timeout'))
    }
  }
}
