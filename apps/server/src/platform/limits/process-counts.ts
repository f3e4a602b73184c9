import { LRUCache } from 'lru-cache'
import type { Count, Counting } from './count-together.ts'

interface Entry extends Count {
  seconds: number
  pending: number
}

const maxEntries = 100_000
const addEvery = 1000

/**
 * Counts in this process and merges into the shared counts every second; without the database the
 * process counts alone.
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
      else addPending(key, entry)
    }
  }

  function addPending(key: string, entry: Entry) {
    changed.set(key, entry)
    timer ??= setTimeout(() => void add(), addEvery).unref()
  }

  return {
    /** Makes the key's window longer, as {@link pauseTogether} does for all processes. */
    pause(key: string, endsAt: number) {
      const entry = entries.get(key)
      if (entry) entry.endsAt = endsAt
    },
    count({ key, points, seconds }: Counting): Count {
      const time = now().getTime()
      const known = entries.get(key)
      const entry =
        known && known.endsAt > time
          ? known
          : { points: 0, pending: 0, endsAt: time + seconds * 1000, seconds }
      if (entry !== known) entries.set(key, entry)
      entry.pending += points
      addPending(key, entry)
      return { points: entry.points + entry.pending, endsAt: entry.endsAt }
    },
  }
}
