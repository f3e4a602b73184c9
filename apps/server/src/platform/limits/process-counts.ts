import { LRUCache } from 'lru-cache'
import type { Count, Counting } from './count-together.ts'

interface Entry extends Count {
  seconds: number
  /** Counted here, and not yet added to what all processes share. */
  pending: number
}

const maxEntries = 100_000
const addEvery = 1000

/**
 * Counts of this process, which are added to the common ones every second; while the database does
 * not answer they are all there is.
 */
export function createProcessCounts(
  addTo: (countings: Counting[]) => Promise<Map<string, Count>>,
  now: () => Date,
) {
  const entries = new LRUCache<string, Entry>({ max: maxEntries })
  const changed = new Map<string, Entry>()
  let timer: NodeJS.Timeout | undefined

  async function add() {
    timer = undefined
    const waiting = [...changed].map(([key, entry]) => ({ key, entry, points: entry.pending }))
    changed.clear()
    const countings = waiting.map(({ key, entry, points }) => ({
      key,
      points,
      seconds: entry.seconds,
    }))
    const counts = await addTo(countings).catch(() => undefined)
    for (const { key, entry, points } of waiting) {
      const common = counts?.get(key)
      if (common) Object.assign(entry, common, { pending: entry.pending - points })
      else keepForLater(key, entry)
    }
  }

  function keepForLater(key: string, entry: Entry) {
    changed.set(key, entry)
    timer ??= setTimeout(() => void add(), addEvery).unref()
  }

  return {
    count({ key, points, seconds }: Counting): Count {
      const time = now().getTime()
      const known = entries.get(key)
      const entry =
        known && known.endsAt > time
          ? known
          : { points: 0, pending: 0, endsAt: time + seconds * 1000, seconds }
      if (entry !== known) entries.set(key, entry)
      entry.pending += points
      keepForLater(key, entry)
      return { points: entry.points + entry.pending, endsAt: entry.endsAt }
    },
  }
}
