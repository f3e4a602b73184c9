const minute = 60_000
const shown = 10

export interface BusiestShops {
  count(storeId: string): void
  /** Requests of the last whole minute, of the ten shops that had most. */
  list(): { storeId: string; requests: number }[]
}

/** Counts in memory: at most one number for each shop that exists, forgotten after a minute. */
export function createBusiestShops(now: () => number = Date.now): BusiestShops {
  let counts = new Map<string, number>()
  let before = new Map<string, number>()
  let startedAt = now()

  function turn() {
    const passed = now() - startedAt
    if (passed < minute) return
    before = passed < 2 * minute ? counts : new Map()
    counts = new Map()
    startedAt = now()
  }

  return {
    count(storeId) {
      turn()
      counts.set(storeId, (counts.get(storeId) ?? 0) + 1)
    },
    list() {
      turn()
      return [...before]
        .map(([storeId, requests]) => ({ storeId, requests }))
        .toSorted((a, b) => b.requests - a.requests)
        .slice(0, shown)
    },
  }
}
