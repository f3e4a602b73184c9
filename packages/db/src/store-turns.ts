/** Thrown where a store has used its share of connections, and those before took too long. */
export class StoreBusy extends Error {
  constructor() {
    super('The connections that one store may use at a time are in use.')
  }
}

export interface StoreTurnsLimits {
  /** Transactions of one store at one time. */
  active: number
  /** Of one store, how many wait at most, and how long in milliseconds. */
  waiting: number
  maxWaitMs: number
  /** Called by whoever begins to wait. */
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
 * Lets each store use a part of the connections only, so that buyers who crowd into one shop wait for
 * each other, in the order in which they came, and not the buyers of other shops for them.
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

  /** Whoever waited takes the place of the one that ended, so nobody comes in between. */
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
