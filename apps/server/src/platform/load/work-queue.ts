import { AsyncLocalStorage } from 'node:async_hooks'

export interface WorkLimits {
  active: number
  activePerShop: number
  activePerNetwork: number
  /** Maximum of them younger than `youngMs`: older work waits for I/O, not for the processor. */
  young: number
  youngMs: number
  waiting: number
  waitingPerShop: number
  waitingPerNetwork: number
  /**
   * `maxWaitMs` limits a request's own wait, `standingWaitMs` that of the network's oldest request
   * when one is added.
   */
  maxWaitMs: number
  standingWaitMs: number
  /** After a turn of the event loop that used more processor time, nothing new starts … */
  longTurnMs: number
  /** … but for no longer than this. */
  maxPauseMs: number
}

export const workLimits: WorkLimits = {
  active: 512,
  activePerShop: 256,
  activePerNetwork: 128,
  young: 8,
  youngMs: 25,
  waiting: 2000,
  waitingPerShop: 1000,
  waitingPerNetwork: 512,
  maxWaitMs: 1500,
  standingWaitMs: 500,
  longTurnMs: 1.5,
  maxPauseMs: 10,
}

export class Overloaded extends Error {}

interface Origin {
  /** The queue of a request: its shop, or its network on the main host. */
  shop: string
  network: string
}

export interface WorkQueue {
  /** @throws Overloaded at once, or after `maxWaitMs`, before the work has begun */
  run<Result>(origin: Origin, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  since: number
  begin: () => void
  refuse: () => void
}

interface WaitingShop {
  count: number
  byNetwork: Map<string, Waiting[]>
}

interface Work {
  since: number
}

const currentWork = new AsyncLocalStorage<() => void>()

/** Called by work that begins to wait for I/O: the next request may start. */
export function startWaiting(): void {
  currentWork.getStore()?.()
}

/**
 * Starts expensive requests one at a time, so that the event loop answers cached ones in between.
 * Shops take turns, and so do the networks of each: a crowd delays only itself, be it at one
 * address or from everywhere at one shop.
 */
export function createWorkQueue(limits: WorkLimits): WorkQueue {
  const waiting = new Map<string, WaitingShop>()
  const activeOf = new Counts()
  const young = new Set<Work>()
  let waitingCount = 0
  let active = 0
  let isDue = false
  let look: NodeJS.Timeout | undefined
  let hasStarted = false
  let cpuBefore = 0
  let startedAt = 0
  let sweptAt = 0

  function tick() {
    isDue = false
    hasStarted = false
    const cpu = cpuNow()
    const wasLong = cpu - cpuBefore > limits.longTurnMs
    cpuBefore = cpu
    if (waitingCount === 0) return
    const now = performance.now()
    refuseLate(now)
    const isStarted = (!wasLong || now - startedAt > limits.maxPauseMs) && beginNext(now)
    if (isStarted || wasLong) schedule()
    // Until then work may end or stop being young.
    else look ??= setTimeout(schedule, 5)
  }

  function schedule() {
    clearTimeout(look)
    look = undefined
    if (isDue) return
    isDue = true
    setImmediate(tick)
  }

  function mayStart({ shop, network }: Origin, now: number) {
    for (const work of young) {
      if (now - work.since < limits.youngMs) break
      young.delete(work)
    }
    return (
      young.size < limits.young &&
      active < limits.active &&
      activeOf.get(ofShop(shop)) < limits.activePerShop &&
      activeOf.get(ofNetwork(network)) < limits.activePerNetwork
    )
  }

  function beginNext(now: number): boolean {
    for (const [shop, own] of waiting)
      for (const [network, queue] of own.byNetwork) {
        if (!mayStart({ shop, network }, now)) continue
        const next = queue.shift()
        // Both go to the end of their queues.
        own.byNetwork.delete(network)
        if (queue.length) own.byNetwork.set(network, queue)
        waiting.delete(shop)
        if (own.byNetwork.size) waiting.set(shop, own)
        own.count -= 1
        waitingCount -= 1
        next?.begin()
        return true
      }
    return false
  }

  function refuseLate(now: number) {
    if (now - sweptAt < 50) return
    sweptAt = now
    for (const [shop, own] of waiting) {
      for (const [network, queue] of own.byNetwork) {
        const late = queue.findIndex(({ since }) => now - since < limits.maxWaitMs)
        const refused = queue.splice(0, late < 0 ? queue.length : late)
        own.count -= refused.length
        waitingCount -= refused.length
        if (!queue.length) own.byNetwork.delete(network)
        for (const { refuse } of refused) refuse()
      }
      if (!own.byNetwork.size) waiting.delete(shop)
    }
  }

  async function turn({ shop, network }: Origin, now: number): Promise<void> {
    const own = waiting.get(shop) ?? { count: 0, byNetwork: new Map<string, Waiting[]>() }
    const queue = own.byNetwork.get(network) ?? []
    const head = queue[0]
    const isStanding = head !== undefined && now - head.since > limits.standingWaitMs
    const isFull =
      queue.length >= limits.waitingPerNetwork ||
      own.count >= limits.waitingPerShop ||
      waitingCount >= limits.waiting
    if (isStanding || isFull) throw new Overloaded()
    await new Promise<void>((resolve, reject) => {
      queue.push({ since: now, begin: resolve, refuse: () => reject(new Overloaded()) })
      own.byNetwork.set(network, queue)
      own.count += 1
      waiting.set(shop, own)
      waitingCount += 1
      schedule()
    })
  }

  return {
    async run(origin, work) {
      const now = performance.now()
      if (hasStarted || waitingCount > 0 || !mayStart(origin, now)) await turn(origin, now)
      hasStarted = true
      startedAt = performance.now()
      const own: Work = { since: startedAt }
      const counted = [ofShop(origin.shop), ofNetwork(origin.network)]
      young.add(own)
      active += 1
      for (const name of counted) activeOf.add(name, 1)
      schedule()
      try {
        return await currentWork.run(() => young.delete(own), work)
      } finally {
        young.delete(own)
        active -= 1
        for (const name of counted) activeOf.add(name, -1)
        if (waitingCount > 0) schedule()
      }
    },
  }
}

const ofShop = (shop: string) => `shop ${shop}`
const ofNetwork = (network: string) => `network ${network}`

/** Numbers by name; those that come back to zero are forgotten. */
class Counts {
  readonly #counts = new Map<string, number>()

  get(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  add(name: string, by: number): void {
    const sum = this.get(name) + by
    if (sum) this.#counts.set(name, sum)
    else this.#counts.delete(name)
  }
}

/**
 * Returns the processor time of this thread in milliseconds; time given to other programs is not in
 * it.
 */
function cpuNow() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
