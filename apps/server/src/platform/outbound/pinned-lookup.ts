import dns, { type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import type { OutsideRules } from './outside-url.ts'
import { isLoopback, isPublicAddress } from './public-address.ts'

export class OutsideRefused extends Error {}

export type Resolve = (host: string) => Promise<LookupAddress[]>

const resolveAll: Resolve = (host) => dns.promises.lookup(host, { all: true })

/**
 * Resolves a host once per connection and connects to the checked address: prevents DNS rebinding.
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

/** A single non-public address refuses the whole host: mixing them is an attack. */
export function isReachable(address: string, { loopback }: OutsideRules): boolean {
  return isPublicAddress(address) || (loopback && isLoopback(address))
}

export function refused(host: string): OutsideRefused {
  return new OutsideRefused(`${host} is not an address on the Internet.`)
}
