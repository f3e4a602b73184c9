import { DatabaseError, type Pool } from 'pg'

export interface ReplicaEvents {
  /** Called when reads go to the primary from now on, with the reason. */
  onLeft?: (reason: string) => void
  onUsedAgain?: () => void
}

const restMs = 1000

/** A read-only copy of the database, which may be behind, or away. */
export class Replica {
  readonly pool: Pool
  readonly #events: ReplicaEvents
  #restUntil = 0
  #isLeft = false

  constructor(pool: Pool, events: ReplicaEvents = {}) {
    this.pool = pool
    this.#events = events
  }

  /** False for a second after it was of no use, so that few reads try in vain. */
  get isUsable(): boolean {
    return performance.now() >= this.#restUntil
  }

  noteUse(): void {
    if (this.#isLeft) this.#events.onUsedAgain?.()
    this.#isLeft = false
  }

  /** @param reason such as "it is behind" */
  leave(reason: string): void {
    this.#restUntil = performance.now() + restMs
    if (!this.#isLeft) this.#events.onLeft?.(reason)
    this.#isLeft = true
  }

  /** A refused statement says nothing about the replica, unless replication cancelled it. */
  leaveFor(error: unknown): void {
    const isOfQuery = error instanceof DatabaseError && !error.code?.startsWith('40')
    if (!isOfQuery) this.leave(error instanceof Error ? error.message : String(error))
  }
}
