import { AsyncLocalStorage } from 'node:async_hooks'

export interface WorkLimits {
  active: number
  activePerNetwork: number
  /** Maximum of them younger than `youngMs`: older work waits for I/O, not for the processor. */
  young: number
  youngMs: number
  waiting: number
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

export class Overloaded extends Error {}

export interface WorkQueue {
  /** @throws Overloaded at once, or after `maxWaitMs`, before the work has begun */
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

/** Called by work that begins to wait for I/O: the next request may start. */
export function startWaiting(): void {
  currentWork.getStore()?.()
}

/**
 * Starts expensive requests one at a time, so that the event loop answers cached ones in between.
 * Networks take turns, so that a crowd at one address delays only itself.
 */
export function createWorkQueue(limits: WorkLimits): WorkQueue {
  const waiting = new Map<string, Waiting[]>()
  const activeOf = new Map<string, number>()
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

  function mayStart(network: string, now: number) {
    for (const work of young) {
      if (now - work.since < limits.youngMs) break
      young.delete(work)
    }
    const own = activeOf.get(network) ?? 0
    return young.size < limits.young && active < limits.active && own < limits.activePerNetwork
  }

  function beginNext(now: number): boolean {
    for (const [network, queue] of waiting) {
      if (!mayStart(network, now)) continue
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
      if (hasStarted || waitingCount > 0 || !mayStart(network, now)) await turn(network, now)
      hasStarted = true
      startedAt = performance.now()
      const own: Work = { network, since: startedAt }
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

/**
 * Returns the processor time of this thread in milliseconds; time given to other programs is not in
 * it.
 */
function cpuNow() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
