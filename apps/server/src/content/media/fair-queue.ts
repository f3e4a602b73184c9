export type FairQueue = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Work that takes a processor for long, a few at a time. Those who wait take turns: whoever brings a
 * hundred pictures does not keep the others waiting for all of them.
 */
export function createFairQueue(atOnce: number): FairQueue {
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  function startNext() {
    const [owner, starts] = waiting.entries().next().value ?? []
    if (owner === undefined || running >= atOnce) return
    waiting.delete(owner)
    const start = starts?.shift()
    if (starts?.length) waiting.set(owner, starts)
    running += 1
    start?.()
  }

  return async (owner, work) => {
    await new Promise<void>((start) => {
      const starts = waiting.get(owner) ?? []
      waiting.set(owner, [...starts, start])
      startNext()
    })
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }
}
