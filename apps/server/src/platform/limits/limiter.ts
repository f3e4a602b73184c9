import { createHmac } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { errorFields, type Log } from '../log.ts'
import {
  type Count,
  type Counting,
  countTogether,
  forgetCounts,
  pauseTogether,
} from './count-together.ts'
import { refusedTotal } from '../metrics/metrics.ts'
import { type CountedBy, limits, type Limit, type LimitedWork } from './limits.ts'
import { createProcessCounts } from './process-counts.ts'

export type LimitKeys = Partial<Record<CountedBy, string | undefined>>

export interface LimitedRequest {
  work: LimitedWork
  keys: LimitKeys
  points?: number
  /** Replaces the limits' own maximum. */
  max?: number
}

interface Taken {
  /** Seconds; 0 when allowed. */
  wait: number
  /** Points of the work's first limit; 0 when nothing is counted. */
  points: number
}

export interface Limiter {
  /**
   * Counts a request before it is done, so that parallel ones count too. @returns seconds to wait
   */
  take(work: LimitedWork, keys: LimitKeys, max?: number): Promise<number>
  takeEach(requests: readonly LimitedRequest[]): Promise<Taken[]>
  giveBack(requests: readonly LimitedRequest[]): Promise<void>
  hash(value: string): string
  /** Resets these keys; other processes may go on refusing for `refusedFor` longer. */
  forget(work: LimitedWork, keys: LimitKeys): Promise<void>
}

type Rule = Limit & { key: string }

interface LimiterParts {
  pool: Pool
  now: () => Date
  /** Keys the hashes of the counts, so that no address or mailbox can be read from them. */
  secret: string
  factor: number
  log: Log
}

/** Milliseconds in which a refused key is refused again without a query. */
const refusedFor = 5000
const warnEvery = 60_000

/**
 * Counts by the table in limits.ts. While the database is out of reach each process counts alone.
 */
export function createLimiter({ pool, now, secret, factor, log }: LimiterParts): Limiter {
  const refused = new LRUCache<string, { endsAt: number; knownUntil: number }>({ max: 100_000 })
  // Each request has several keys, and most of them were in an earlier request.
  const hashes = new LRUCache<string, string>({ max: 10_000 })
  const here = createProcessCounts((countings) => countTogether(pool, countings, now()), now)
  let warnedAt = Number.NEGATIVE_INFINITY

  function rulesOf({ work, keys, max }: LimitedRequest) {
    return limits[work].limits
      .filter(({ by }) => by.every((name) => keys[name] !== undefined))
      .map((limit) => ({
        ...limit,
        max: (max ?? limit.max) * factor,
        key: keyOf(work, limit, keys),
      }))
  }

  function keyOf(work: LimitedWork, { by, seconds }: Limit, keys: LimitKeys) {
    return `${work} ${by.join('+')} ${seconds} ${hash(by.map((name) => keys[name]).join('\n'))}`
  }

  function hash(value: string) {
    const known = hashes.get(value)
    if (known !== undefined) return known
    const made = createHmac('sha256', secret).update(value).digest('base64url').slice(0, 22)
    hashes.set(value, made)
    return made
  }

  function refusedUntil(keys: readonly string[]): number {
    const time = now().getTime()
    const known = keys.map((key) => refused.get(key)).filter((each) => each !== undefined)
    return Math.max(0, ...known.filter((each) => each.knownUntil > time).map((each) => each.endsAt))
  }

  async function count(countings: readonly Counting[]): Promise<Map<string, Count>> {
    if (countings.length === 0) return new Map()
    try {
      return await countTogether(pool, countings, now())
    } catch (error) {
      if (Date.now() - warnedAt > warnEvery) {
        warnedAt = Date.now()
        log.warn('Requests are counted by each process alone.', errorFields(error))
      }
      return new Map(countings.map((each) => [each.key, here.count(each)]))
    }
  }

  function endOf(rules: readonly Rule[], counts: ReadonlyMap<string, Count>): number {
    const time = now().getTime()
    const past = rules.filter(({ key, max }) => (counts.get(key)?.points ?? 0) > max)
    const ends = past.map((rule) => {
      const { points, endsAt: endOfWindow } = counts.get(rule.key)!
      const endsAt = pausedUntil(rule, { points, endsAt: endOfWindow }, time)
      refused.set(rule.key, { endsAt, knownUntil: Math.min(endsAt, time + refusedFor) })
      return endsAt
    })
    return Math.max(0, ...ends)
  }

  /** A window that is longer than its rule says was extended before. */
  function pausedUntil({ key, seconds, pause = 0 }: Rule, { points, endsAt }: Count, time: number) {
    if (pause <= seconds || endsAt > time + seconds * 1000) return endsAt
    const until = time + pause * 1000
    here.pause(key, until)
    // Without the database this process refuses alone.
    pauseTogether(pool, { key, points, endsAt: until }).catch(() => {})
    return until
  }

  const secondsUntil = (end: number) =>
    end === 0 ? 0 : Math.max(1, Math.ceil((end - now().getTime()) / 1000))

  async function add(requests: readonly LimitedRequest[], sign: 1 | -1 = 1) {
    const added = requests.map((request) => ({
      isTogether: limits[request.work].counted === 'together',
      countings: rulesOf(request).map(({ key, seconds }) => ({
        key,
        seconds,
        points: sign * (request.points ?? 1),
      })),
    }))
    const [together, alone] = [true, false].map((which) =>
      added.filter(({ isTogether }) => isTogether === which).flatMap(({ countings }) => countings),
    )
    const counts = await count(together!)
    for (const each of alone!) counts.set(each.key, here.count(each))
    return counts
  }

  async function takeEach(requests: readonly LimitedRequest[]): Promise<Taken[]> {
    const checked = requests.map((request) => {
      const rules = rulesOf(request)
      return { request, rules, until: refusedUntil(rules.map(({ key }) => key)) }
    })
    const open = checked.filter(({ until }) => until === 0)
    const counts = await add(open.map(({ request }) => request))
    const taken = checked.map(({ request, rules, until }) => ({
      request,
      points: counts.get(rules[0]?.key ?? '')?.points ?? 0,
      end: until || endOf(rules, counts),
      isNew: until === 0,
    }))
    // A refused request was not done, so it does not count against its other keys either.
    const back = taken.filter(({ end, isNew }) => end > 0 && isNew)
    if (back.length > 0)
      await add(
        back.map(({ request }) => request),
        -1,
      )
    for (const { request, end } of taken) if (end > 0) refusedTotal.inc({ limit: request.work })
    return taken.map(({ end, points }) => ({ wait: secondsUntil(end), points }))
  }

  return {
    take: async (work, keys, max) =>
      (await takeEach([{ work, keys, ...(max !== undefined && { max }) }]))[0]!.wait,
    takeEach,
    hash,
    async giveBack(requests) {
      await add(requests, -1)
    },
    async forget(work, keys) {
      const all = rulesOf({ work, keys }).map(({ key }) => key)
      for (const key of all) refused.delete(key)
      await forgetCounts(pool, all)
    },
  }
}
