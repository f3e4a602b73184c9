import { AsyncLocalStorage } from 'node:async_hooks'

export interface WorkLimits {
  /** Requests that are worked on at one time, of all networks and of each. */
  active: number
  activePerNetwork: number
  /** Of these, so many may be young: older work waits for something else than the processor. */
  young: number
  youngMs: number
  /** Requests that wait for their turn, of all networks and of each. */
  waiting: number
  waitingPerNetwork: number
  /** How long a request waits at most, and how long the one before it may have waited already. */
  maxWaitMs: number
  standingWaitMs: number
  /** After a turn of the event loop that took the processor for longer, nothing new is begun … */
  longTurnMs: number
  /** … but never for longer than this. */
  maxPauseMs: number
}

export const workLimits: WorkLimits = {
  active: 512,
  activePerNetwork: 128,
  young: 8,
  youngMs: 25,
  waiting: 2000,
  waitingPerNetwork: 512,
  maxWaitMs: 1500,
  standingWaitMs: 500,
  longTurnMs: 1.5,
  maxPauseMs: 10,
}

/** Thrown where a request is refused for load. */
export class Overloaded extends Error {}

export interface WorkQueue {
  /** @throws Overloaded at once, or after `maxWaitMs`, without having begun the work */
  run<Result>(network: string, work: () => Promise<Result>): Promise<Result>
}

interface Waiting {
  since: number
  begin: () => void
  refuse: () => void
}

interface Work {
  network: string
  since: number
}

const currentWork = new AsyncLocalStorage<() => void>()

/** Called by work that begins to wait for others: the next one need not wait for it. */
export function letOthersBegin(): void {
  currentWork.getStore()?.()
}

/**
 * Requests that cost something, begun one at a time: between two of them the event loop answers what
 * is in memory, so nobody waits there for more than one of them. Networks take turns, so a crowd at
 * one address waits for itself. The processor time of each turn is looked at; where work that was
 * begun fills it, no more is begun. What would wait too long is refused.
 */
export function createWorkQueue(limits: WorkLimits): WorkQueue {
  /** By network, in the order of their turns. */
  const waiting = new Map<string, Waiting[]>()
  const activeOf = new Map<string, number>()
  /** In the order in which they began. */
  const young = new Set<Work>()
  let waitingCount = 0
  let active = 0
  let isDue = false
  let look: NodeJS.Timeout | undefined
  let hasBegun = false
  let cpuBefore = 0
  let begunAt = 0
  let sweptAt = 0

  function tick() {
    isDue = false
    hasBegun = false
    const cpu = cpuNow()
    const wasLong = cpu - cpuBefore > limits.longTurnMs
    cpuBefore = cpu
    if (waitingCount === 0) return
    const now = performance.now()
    refuseLate(now)
    const isBegun = (!wasLong || now - begunAt > limits.maxPauseMs) && beginNext(now)
    if (isBegun || wasLong) schedule()
    // Until then some work may end, or grow old.
    else look ??= setTimeout(schedule, 5)
  }

  function schedule() {
    clearTimeout(look)
    look = undefined
    if (isDue) return
    isDue = true
    setImmediate(tick)
  }

  function mayBegin(network: string, now: number) {
    for (const work of young) {
      if (now - work.since < limits.youngMs) break
      young.delete(work)
    }
    const own = activeOf.get(network) ?? 0
    return young.size < limits.young && active < limits.active && own < limits.activePerNetwork
  }

  function beginNext(now: number): boolean {
    for (const [network, queue] of waiting) {
      if (!mayBegin(network, now)) continue
      const next = queue.shift()
      waiting.delete(network)
      if (queue.length) waiting.set(network, queue)
      waitingCount -= 1
      next?.begin()
      return true
    }
    return false
  }

  function refuseLate(now: number) {
    if (now - sweptAt < 50) return
    sweptAt = now
    for (const [network, queue] of waiting) {
      const late = queue.findIndex(({ since }) => now - since < limits.maxWaitMs)
      const refused = queue.splice(0, late < 0 ? queue.length : late)
      waitingCount -= refused.length
      if (!queue.length) waiting.delete(network)
      for (const { refuse } of refused) refuse()
    }
  }

  async function turn(network: string, now: number): Promise<void> {
    const queue = waiting.get(network) ?? []
    const head = queue[0]
    const isStanding = head !== undefined && now - head.since > limits.standingWaitMs
    const isFull = queue.length >= limits.waitingPerNetwork || waitingCount >= limits.waiting
    if (isStanding || isFull) throw new Overloaded()
    await new Promise<void>((resolve, reject) => {
      queue.push({ since: now, begin: resolve, refuse: () => reject(new Overloaded()) })
      waiting.set(network, queue)
      waitingCount += 1
      schedule()
    })
  }

  return {
    async run(network, work) {
      const now = performance.now()
      if (hasBegun || waitingCount > 0 || !mayBegin(network, now)) await turn(network, now)
      hasBegun = true
      begunAt = performance.now()
      const own: Work = { network, since: begunAt }
      young.add(own)
      active += 1
      activeOf.set(network, (activeOf.get(network) ?? 0) + 1)
      schedule()
      try {
        return await currentWork.run(() => young.delete(own), work)
      } finally {
        young.delete(own)
        active -= 1
        const left = (activeOf.get(network) ?? 1) - 1
        if (left) activeOf.set(network, left)
        else activeOf.delete(network)
        if (waitingCount > 0) schedule()
      }
    },
  }
}

/** Milliseconds of processor time that this thread has taken: waiting for other programs is none. */
function cpuNow() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
