import type { DomainRecord } from '@vitrine/contract/shop/store-domains.ts'
import { proofOf, verdictOf } from './doctor/verdict.ts'
import type { Expected } from './expected-records.ts'
import type { Findings } from './findings.ts'
import { proofName, registeredDomain, withinZone } from './names/zone-names.ts'
import type { DomainRow } from './queries.ts'

/** The records to write, beside what the last check saw. */
export function recordsOf(
  row: DomainRow,
  expected: Expected,
  findings: Findings | undefined,
): DomainRecord[] {
  const { domain, storeId } = row
  const seen = findings?.seen
  const { isProved, pointsHere } = seen
    ? verdictOf(seen, { ...row, expected })
    : { isProved: false, pointsHere: false }
  const record = (
    type: DomainRecord['type'],
    value: string,
    { observed, ok }: { observed: readonly string[] | undefined; ok: boolean },
  ): DomainRecord => ({
    type,
    name: type === 'TXT' ? proofName(domain) : domain,
    host: withinZone(type === 'TXT' ? proofName(domain) : domain, domain),
    expected: value,
    observed: observed?.length ? observed.join(', ') : null,
    ok,
    purpose: type === 'TXT' ? 'ownership' : 'address',
    optional: false,
  })
  const proof = record('TXT', proofOf(storeId), { observed: seen?.proofs.values, ok: isProved })
  const addresses = [...(seen?.a.values ?? []), ...(seen?.aaaa.values ?? [])]
  if (domain !== registeredDomain(domain)) {
    const observed = seen?.cname.values.length ? seen.cname.values : addresses
    return [proof, record('CNAME', expected.cname, { observed, ok: pointsHere })]
  }
  if (expected.a.length === 0)
    return [proof, record('ALIAS', expected.cname, { observed: addresses, ok: pointsHere })]
  const address = (type: 'A' | 'AAAA', value: string) => {
    const observed = (type === 'A' ? seen?.a : seen?.aaaa)?.values
    return record(type, value, { observed, ok: observed?.includes(value) ?? false })
  }
  return [
    proof,
    ...expected.a.map((value) => {
      const each = address('A', value)
      return pointsHere && !each.ok ? optional(each) : each
    }),
    ...expected.aaaa.map((value) => optional(address('AAAA', value))),
    optional(record('ALIAS', expected.cname, { observed: undefined, ok: pointsHere })),
  ]
}

const optional = (each: DomainRecord) => ({ ...each, optional: true })
