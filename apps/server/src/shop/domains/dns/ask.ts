import { Resolver } from 'node:dns/promises'
import { type Answer, answerOf, answerOfError } from './answer.ts'

/** `LONG_TXT` is TXT for records of email, which are longer and among more others. */
type RecordType = 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'LONG_TXT' | 'MX' | 'NS' | 'SOA' | 'CAA'

/** Queries one set of name servers; never throws. */
export type Ask = (type: RecordType, name: string) => Promise<Answer>

export interface Timeouts {
  timeoutMs: number
  tries: number
  /** Cancels pending queries. */
  signal: AbortSignal
}

export function createAsk(
  servers: readonly string[],
  { timeoutMs: timeout, tries, signal }: Timeouts,
): Ask {
  const resolver = new Resolver({ timeout, tries, maxTimeout: timeout })
  if (servers.length > 0) resolver.setServers(servers)
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  return async (type, name) => {
    if (signal.aborted) return { code: 'silent', values: [] }
    try {
      return await queries[type](resolver, name)
    } catch (error) {
      return answerOfError(error)
    }
  }
}

const queries: Record<RecordType, (resolver: Resolver, name: string) => Promise<Answer>> = {
  A: async (resolver, name) => addresses(await resolver.resolve4(name, { ttl: true })),
  AAAA: async (resolver, name) => addresses(await resolver.resolve6(name, { ttl: true })),
  CNAME: async (resolver, name) => hosts(await resolver.resolveCname(name)),
  NS: async (resolver, name) => hosts(await resolver.resolveNs(name)),
  SOA: async (resolver, name) => answerOf([(await resolver.resolveSoa(name)).nsname]),
  TXT: async (resolver, name) => answerOf(await texts(resolver, name)),
  LONG_TXT: async (resolver, name) =>
    answerOf(await texts(resolver, name), undefined, { values: 60, length: 4096 }),
  MX: async (resolver, name) =>
    hosts((await resolver.resolveMx(name)).map(({ exchange }) => exchange)),
  CAA: async (resolver, name) =>
    answerOf(
      (await resolver.resolveCaa(name)).flatMap((record) =>
        Object.entries(record)
          .filter(([tag]) => tag !== 'critical' && tag !== 'type')
          .map(([tag, value]) => `${tag} ${value}`),
      ),
    ),
}

const texts = async (resolver: Resolver, name: string) =>
  (await resolver.resolveTxt(name)).map((parts) => parts.join(''))

const hosts = (names: string[]) => answerOf(names.map((name) => name.toLowerCase()).toSorted())

function addresses(found: { address: string; ttl: number }[]): Answer {
  const values = [...new Set(found.map(({ address }) => address.toLowerCase()))].toSorted()
  return answerOf(values, Math.min(...found.map(({ ttl }) => ttl)))
}
