import type { Config } from '../../platform/config.ts'
import type { OpenDns } from './dns/dns.ts'

/** Where the domains of stores have to point. */
export interface Expected {
  a: readonly string[]
  aaaa: readonly string[]
  cname: string
}

export type FindExpected = () => Promise<Expected>

type Settings = Pick<Config, 'expectedA' | 'expectedAaaa' | 'expectedCname' | 'storesHost'>

const lasts = { foundMs: 300_000, noneMs: 30_000 }
const timeoutMs = 3000

/**
 * Returns the configured addresses, or else looks up those of the name that domains point to: cached
 * for five minutes, and kept when a later look-up fails.
 */
export function createFindExpected(
  { expectedA, expectedAaaa, expectedCname, storesHost }: Settings,
  { openDns, now }: { openDns: OpenDns; now: () => Date },
): FindExpected {
  const cname = expectedCname ?? storesHost
  if (expectedA.length > 0 || expectedAaaa.length > 0)
    return async () => ({ a: expectedA, aaaa: expectedAaaa, cname })
  if (cname === 'localhost') return async () => ({ a: ['127.0.0.1'], aaaa: ['::1'], cname })
  let found: Expected = { a: [], aaaa: [], cname }
  let until = 0
  let looking: Promise<Expected> | undefined

  async function look(): Promise<Expected> {
    const { recursive } = openDns(AbortSignal.timeout(timeoutMs))
    const [a, aaaa] = await Promise.all([recursive('A', cname), recursive('AAAA', cname)])
    const isFound = a.code === 'ok' || aaaa.code === 'ok'
    if (isFound) found = { a: a.values, aaaa: aaaa.values, cname }
    until = now().getTime() + (isFound ? lasts.foundMs : lasts.noneMs)
    return found
  }

  return async () => {
    if (now().getTime() < until) return found
    looking ??= look().finally(() => {
      looking = undefined
    })
    return await looking
  }
}
