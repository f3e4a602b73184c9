import { domainToUnicode } from 'node:url'
import { isPublicAddress } from '../../../platform/outbound/public-address.ts'
import { registeredDomain, withinZone } from '../names/zone-names.ts'
import { type Check, listed } from './check.ts'
import type { Facts, Finding } from './facts.ts'
import { networkOfAddress } from './known-networks.ts'
import { isCnameAtApex, verdictOf } from './verdict.ts'
import { holdingOf } from './zone-checks.ts'

/** Why the domain does not lead to this installation. */
export const addressChecks: readonly Check[] = [
  astray('cname_at_apex', ({ domain, seen, expected }) =>
    isCnameAtApex(seen, domain)
      ? {
          message: `${domain} has a CNAME record, which a domain without a part before it cannot have: only some shoppers would reach it.`,
          fix: `Delete the CNAME record and ${addRecord(domain, expected)}`,
        }
      : undefined,
  ),
  astray('cname_loop', ({ domain, seen: { chain } }) =>
    chain.end === 'loop' || chain.names.includes(domain)
      ? {
          message: `The CNAME records lead in a circle: ${listed([domain, ...chain.names])}.`,
          fix: 'Point the CNAME record of the domain to the value shown above, and nowhere else.',
        }
      : undefined,
  ),
  astray('cname_too_long', ({ domain, seen: { chain } }) =>
    chain.end === 'too_long'
      ? {
          message: `${domain} leads over more than eight CNAME records, which many shoppers’ networks do not follow.`,
          fix: 'Point the CNAME record straight to the value shown above.',
        }
      : undefined,
  ),
  astray('cname_doubled', ({ domain, seen: { chain }, expected }) =>
    chain.names[0] === `${expected.cname}.${registeredDomain(domain)}`
      ? {
          message: `The CNAME record leads to ${chain.names[0]}: your DNS provider adds the domain by itself.`,
          fix: `Enter the value with a dot at its end: ${expected.cname}.`,
        }
      : undefined,
  ),
  astray('cname_dangling', ({ seen: { chain }, expected }) =>
    chain.end === 'nowhere'
      ? {
          message: `The CNAME record leads to ${chain.names.at(-1)}, which does not exist.`,
          fix: `Change its value to ${expected.cname}`,
        }
      : undefined,
  ),
  astray('idn_name_not_found', ({ domain, seen, expected }) =>
    seen.a.code === 'no_name' && domainToUnicode(domain) !== domain
      ? {
          message: `There is no record for ${domain}, as DNS providers write ${domainToUnicode(domain)}.`,
          fix: `Enter names in this form, ${withinZone(domain, domain) === '@' ? domain : withinZone(domain, domain)}, if your provider does not take the letters, and ${addRecord(domain, expected)}`,
        }
      : undefined,
  ),
  astray('name_not_found', ({ domain, seen, expected }) =>
    seen.a.code === 'no_name'
      ? {
          message: `There is no record for ${domain} yet.`,
          fix: upper(addRecord(domain, expected)),
        }
      : undefined,
  ),
  astray('no_records', ({ domain, seen: { a, aaaa }, expected }) =>
    a.values.length === 0 && aaaa.values.length === 0
      ? {
          message: `${domain} exists, but has no record that says where it leads.`,
          fix: upper(addRecord(domain, expected)),
        }
      : undefined,
  ),
  astray('proxied', ({ domain, seen: { a, aaaa } }) => {
    const proxy = ownerOf([...a.values, ...aaaa.values], 'proxy')
    return proxy === undefined
      ? undefined
      : {
          message: `${domain} is behind the proxy of ${proxy}, so it cannot be seen where it leads, and no certificate can be issued.`,
          fix: 'Switch the proxy off for this record (at Cloudflare: “DNS only”, the grey cloud).',
        }
  }),
  astray('parked_page', (facts) => {
    const owner = holdingOf(facts, 'parking')
    return owner === undefined
      ? undefined
      : {
          message: `${facts.domain} shows a parking page of ${owner}.`,
          fix: `Switch off parking or forwarding of the domain, and ${addRecord(facts.domain, facts.expected)}`,
        }
  }),
  astray('other_provider', ({ domain, seen: { a, aaaa, chain }, expected }) => {
    const owner = ownerOf([...a.values, ...aaaa.values], 'provider')
    return owner === undefined
      ? undefined
      : {
          message: `${domain} still leads to ${owner}${chain.names.length > 0 ? ` (${chain.names[0]})` : ''}.`,
          fix: `Replace these records: ${addRecord(domain, expected)}`,
        }
  }),
  astray('private_address', ({ domain, seen: { a, aaaa }, expected }) => {
    const closed = [
      ...foreign(a.values, expected.a),
      ...foreign(aaaa.values, expected.aaaa),
    ].filter((address) => !isPublicAddress(address))
    return closed.length > 0
      ? {
          message: `${domain} leads to ${listed(closed)}, an address that only works within a local network.`,
          fix: `Replace it: ${addRecord(domain, expected)}`,
        }
      : undefined
  }),
  astray('wildcard_answers', ({ domain, seen: { a, wildcard }, expected }) =>
    a.values.length > 0 && isSame(a.values, wildcard.values)
      ? {
          message: `${domain} has no record of its own: the wildcard *.${registeredDomain(domain)} answers with ${listed(a.values)}.`,
          fix: `Leave the wildcard as it is, and ${addRecord(domain, expected)}`,
        }
      : undefined,
  ),
  astray('cname_elsewhere', ({ domain, seen: { chain }, expected }) =>
    chain.names.length > 0
      ? {
          message: `The CNAME record of ${domain} leads to ${chain.names[0]}.`,
          fix: `Change its value to ${expected.cname}`,
        }
      : undefined,
  ),
  astray('foreign_address_too', ({ domain, seen: { a }, expected }) => {
    const wrong = foreign(a.values, expected.a)
    return wrong.length > 0 && wrong.length < a.values.length
      ? {
          message: `${domain} has several addresses, and ${listed(wrong)} ${wrong.length > 1 ? 'are' : 'is'} not of this shop: some shoppers would land elsewhere.`,
          fix: `Delete the A ${wrong.length > 1 ? 'records' : 'record'} with ${listed(wrong)}.`,
        }
      : undefined
  }),
  astray('wrong_address', ({ domain, seen: { a }, expected }) =>
    foreign(a.values, expected.a).length > 0
      ? {
          message: `${domain} leads to ${listed(a.values)}.`,
          fix: `Replace the A record: ${addRecord(domain, expected)}`,
        }
      : undefined,
  ),
  astray('stray_aaaa', ({ domain, seen: { aaaa }, expected }) => {
    const wrong = foreign(aaaa.values, expected.aaaa)
    return wrong.length > 0
      ? {
          message: `${domain} has an AAAA record with ${listed(wrong)}: shoppers whose network uses IPv6 would land elsewhere.`,
          fix:
            expected.aaaa.length > 0
              ? `Change the AAAA record to ${listed(expected.aaaa)}`
              : 'Delete the AAAA record.',
        }
      : undefined
  }),
]

/** Limits a check to domains that point elsewhere and whose zone answers. */
function astray(code: Check['code'], find: Check['find']): Check {
  return {
    code,
    find: (facts) =>
      facts.seen.zone.code === 'ok' && !verdictOf(facts.seen, facts).pointsHere
        ? find(facts)
        : undefined,
  }
}

const foreign = (values: readonly string[], expected: readonly string[]) =>
  values.filter((value) => !expected.includes(value))

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value))

function ownerOf(addresses: readonly string[], kind: 'proxy' | 'provider'): string | undefined {
  return addresses.map(networkOfAddress).find((network) => network?.kind === kind)?.owner
}

export function addRecord(domain: string, { a, cname }: Facts['expected']): string {
  const name = withinZone(domain, domain)
  if (domain !== registeredDomain(domain))
    return `add a CNAME record with the name ${name} and the value ${cname}`
  return a.length > 0
    ? `add an A record with the name ${name} and the value ${listed(a)}`
    : `add an ALIAS (or ANAME) record with the name ${name} and the value ${cname}`
}

export const upper = (text: string): Finding['fix'] => text[0]!.toUpperCase() + text.slice(1)
