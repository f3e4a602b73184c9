import dns, { type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { OutsideRules } from './outside-url.ts'
import { isLoopback, isPublicAddress } from './public-address.ts'

export class OutsideRefused extends Error {}

export type Resolve = (host: string) => Promise<LookupAddress[]>

const resolveAll: Resolve = (host) => dns.promises.lookup(host, { all: true })

/**
 * Looks a host up once, and only for the connection that is being made: what was found to be public
 * is what is connected to, so that a name cannot mean something else a moment later.
 */
export function pinnedLookup(rules: OutsideRules, resolve: Resolve = resolveAll): LookupFunction {
  return (host, options, done) => {
    void resolve(host).then(
      (found) => {
        const closed = found.find(({ address }) => !isReachable(address, rules))
        if (closed || !found.length) return done(refused(host), '', 0)
        if (options.all) return done(null, found)
        return done(null, found[0]!.address, found[0]!.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
}

/** One address that is not public spoils all: whoever names it means no good. */
export function isReachable(address: string, { loopback }: OutsideRules): boolean {
  return isPublicAddress(address) || (loopback && isLoopback(address))
}

export function refused(host: string): OutsideRefused {
  return new OutsideRefused(`${host} is not an address on the Internet.`)
}
