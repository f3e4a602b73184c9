import { counterpartOf, registeredDomain, withinZone } from '../names/zone-names.ts'
import { addRecord, upper } from './address-checks.ts'
import { type Check, listed } from './check.ts'
import type { Facts } from './facts.ts'
import { verdictOf } from './verdict.ts'

/** What should be better about a domain that works. */
export const advice: readonly Check[] = [
  aside('lame_delegation', ({ seen: { zone } }) => {
    const lame = zone.servers.filter(({ code }) => code !== 'ok').map(({ name }) => name)
    return lame.length > 0
      ? {
          message: `Some name servers of the domain do not answer for it: ${listed(lame)}.`,
          fix: 'Remove them where you bought the domain, or ask your DNS provider to repair them.',
        }
      : undefined
  }),
  aside('cname_old_subdomain', ({ seen: { chain }, storeDomain, provider, expected }) => {
    const [target] = chain.names
    const isOther =
      target?.endsWith(`.${provider.storesHost}`) &&
      target !== storeDomain &&
      target !== expected.cname
    return isOther
      ? {
          message: `The CNAME record leads to ${target}, which is not the address of this shop any more.`,
          fix: `Change its value to ${expected.cname}, which never changes.`,
        }
      : undefined
  }),
  aside('www_missing', (facts) =>
    facts.domain === registeredDomain(facts.domain) ? besideMissing(facts) : undefined,
  ),
  aside('apex_missing', (facts) =>
    facts.domain === registeredDomain(facts.domain) ? undefined : besideMissing(facts),
  ),
  aside('wildcard_answers', ({ domain, seen: { wildcard }, expected }) => {
    const isHere =
      wildcard.values.includes(expected.cname) ||
      wildcard.values.some((value) => expected.a.includes(value))
    return isHere
      ? {
          message: `The wildcard *.${registeredDomain(domain)} leads every name here, also those that no shop has.`,
          fix: `Replace it by a record for ${withinZone(domain, domain)} alone.`,
        }
      : undefined
  }),
  aside('ttl_long', ({ seen: { a, aaaa } }) => {
    const ttl = Math.max(a.ttl ?? 0, aaaa.ttl ?? 0)
    return ttl >= day
      ? {
          message: `Other networks remember the records of the domain for ${hours(ttl)} hours (TTL ${ttl}), so changes take that long to arrive.`,
          fix: 'Set the TTL to 3600 or less.',
        }
      : undefined
  }),
]

const day = 86_400
const hours = (seconds: number) => Math.round(seconds / 3600)

function aside(code: Check['code'], find: Check['find']): Check {
  return {
    code,
    blocking: false,
    find: (facts) => (verdictOf(facts.seen, facts).pointsHere ? find(facts) : undefined),
  }
}

function besideMissing({ domain, seen, expected }: Facts) {
  const counterpart = counterpartOf(domain)
  const isMissing = seen.counterpart !== null && seen.counterpart.code !== 'ok'
  return isMissing && counterpart !== undefined
    ? {
        message: `Shoppers who type ${counterpart} find nothing.`,
        fix: `Add ${counterpart} to this shop as well. ${upper(addRecord(counterpart, expected))}`,
      }
    : undefined
}
