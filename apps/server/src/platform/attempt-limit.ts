import { LruMap } from './lru-map.ts'

interface Attempts {
  since: number
  count: number
}

export interface AttemptLimit {
  /** Counts an attempt before it is made, so that parallel ones count too. @returns seconds to wait */
  take(key: string): number
  /** An attempt that was no guess after all. */
  giveBack(key: string): void
}

interface Limit {
  most: number
  /** Milliseconds. */
  within: number
  now: () => Date
}

const mostKeys = 100_000

/** At most so many attempts for each key in a stretch of time, whoever makes them. */
export function createAttemptLimit({ most, within, now }: Limit): AttemptLimit {
  const attempts = new LruMap<string, Attempts>(mostKeys)
  return {
    take(key) {
      const time = now().getTime()
      const held = attempts.get(key)
      const current = held && time - held.since < within ? held : { since: time, count: 0 }
      if (current.count >= most) return Math.ceil((current.since + within - time) / 1000)
      current.count += 1
      attempts.set(key, current)
      return 0
    },
    giveBack(key) {
      const held = attempts.get(key)
      if (held && held.count > 0) held.count -= 1
    },
  }
}
