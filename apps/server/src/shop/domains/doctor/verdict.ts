import type { Observations } from '../dns/observe.ts'
import { registeredDomain } from '../names/zone-names.ts'
import type { Facts } from './facts.ts'

export interface Verdict {
  /** The zone has this store's TXT record. */
  isProved: boolean
  pointsHere: boolean
  /** The zone answered, and neither record is the store's. */
  isLost: boolean
  /** This installation's own resolver failed, so nothing is known. */
  isUnknown: boolean
}

export const proofOf = (storeId: string) => `vitrine=${storeId}`

export function verdictOf(
  seen: Observations,
  facts: Pick<Facts, 'domain' | 'storeId' | 'expected'>,
): Verdict {
  const isProved = seen.proofs.values.some((value) => value.trim() === proofOf(facts.storeId))
  const pointsHere = doesPointHere(seen, facts) && seen.recursive.code !== 'servfail'
  return {
    isProved,
    pointsHere,
    isLost: !isProved && !doesPointHere(seen, facts) && isAnswered(seen),
    isUnknown: seen.zone.isResolverDown === true,
  }
}

export function isCnameAtApex(
  { zone, cname }: Pick<Observations, 'zone' | 'cname'>,
  domain: string,
): boolean {
  return cname.code === 'ok' && (zone.name === domain || registeredDomain(domain) === domain)
}

function doesPointHere(
  { zone, cname, chain, a, aaaa }: Observations,
  { domain, expected }: Pick<Facts, 'domain' | 'expected'>,
): boolean {
  if (zone.code !== 'ok') return false
  // A registered domain always has other records, and only some resolvers accept a CNAME beside them.
  if (isCnameAtApex({ zone, cname }, domain)) return false
  if (chain.end === 'provider') return true
  if (cname.code === 'ok' && chain.end !== 'address') return false
  const isExpected =
    a.values.every((each) => expected.a.includes(each)) &&
    aaaa.values.every((each) => expected.aaaa.includes(each))
  return isExpected && a.values.length + aaaa.values.length > 0
}

/** A failing zone may recover; one that does not exist or has no such record is an answer. */
function isAnswered({ zone, proofs, a }: Observations): boolean {
  if (zone.code === 'no_name') return true
  const answered = new Set(['ok', 'no_data', 'no_name'])
  return zone.code === 'ok' && answered.has(proofs.code) && answered.has(a.code)
}
