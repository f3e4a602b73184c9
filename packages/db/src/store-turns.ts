/** Thrown when a store has used its share of connections and the queue is too slow. */
export class StoreBusy extends Error {
  constructor() {
    super('The connections that one store may use at a time are in use.')
  }
}

export interface StoreTurnsLimits {
  active: number
  /** Maximum queue per store, and its wait in milliseconds. */
  waiting: number
  maxWaitMs: number
  onWait?: (() => void) | undefined
}

interface Waiting {
  begin: () => void
  timer: NodeJS.Timeout
}

interface Store {
  active: number
  waiting: Set<Waiting>
}

/**
 * Limits each store to a share of the connections, so that a rush on one store does not delay
 * others. Waiting transactions run in order of arrival.
 */
export class StoreTurns {
  readonly #stores = new Map<string, Store>()
  readonly #limits: StoreTurnsLimits

  constructor(limits: StoreTurnsLimits) {
    this.#limits = limits
  }

  /** @throws StoreBusy at once, or after `maxWaitMs` */
  async run<Result>(storeId: string, work: () => Promise<Result>): Promise<Result> {
    const store = this.#stores.get(storeId) ?? { active: 0, waiting: new Set() }
    this.#stores.set(storeId, store)
    if (store.active >= this.#limits.active) await this.#wait(store)
    else store.active += 1
    try {
      return await work()
    } finally {
      this.#end(storeId, store)
    }
  }

  /** Hands a free place directly to the next in the queue, so that none can overtake. */
  async #wait({ waiting }: Store): Promise<void> {
    const { maxWaitMs, onWait } = this.#limits
    if (waiting.size >= this.#limits.waiting) throw new StoreBusy()
    onWait?.()
    await new Promise<void>((resolve, reject) => {
      const own: Waiting = {
        begin: resolve,
        timer: setTimeout(() => {
          waiting.delete(own)
          reject(new StoreBusy())
        }, maxWaitMs),
      }
      waiting.add(own)
    })
  }

  #end(storeId: string, store: Store): void {
    const [next] = store.waiting
    if (next) {
      store.waiting.delete(next)
      clearTimeout(next.timer)
      next.begin()
      return
    }
    store.active -= 1
    if (store.active === 0) this.#stores.delete(storeId)
  }
}
