import type { Pool, PoolClient } from 'pg'

/** What waits for an answer, and is told when none comes. */
export interface Waiting {
  handleError(error: Error): void
}

interface Turn {
  waiting: Waiting | undefined
  since: number
}

const lookEvery = 250

/**
 * Gives up on a server that does not answer. pg's own `query_timeout` makes a timer for each query;
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
    const turn = this.#turns.get(client)
    if (turn) Object.assign(turn, { waiting, since: performance.now() })
    else this.#turns.set(client, { waiting, since: performance.now() })
  }

  end(client: PoolClient): void {
    const turn = this.#turns.get(client)
    if (turn) turn.waiting = undefined
  }

  stop(): void {
    clearInterval(this.#clock)
  }

  #look() {
    const latest = performance.now() - this.#patience
    for (const turn of this.#turns.values())
      if (turn.since < latest) turn.waiting?.handleError(new Error('Query read timeout'))
  }
}
