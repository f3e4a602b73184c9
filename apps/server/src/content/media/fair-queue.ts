export type FairQueue = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Runs a few CPU-bound works at a time. Keys take turns, so that an upload of a hundred images does
 * not delay other stores.
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
