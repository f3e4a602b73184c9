import type { DomainProblem } from '@vitrine/contract/shop/store-domains.ts'
import { addressChecks } from './address-checks.ts'
import { advice } from './advice.ts'
import { certificateChecks } from './certificate-checks.ts'
import type { Facts } from './facts.ts'
import { ownershipChecks } from './ownership-checks.ts'
import { zoneChecks } from './zone-checks.ts'

/** In order: faults of records are reported only if their zone answers. */
const checks = [
  ...zoneChecks,
  ...ownershipChecks,
  ...addressChecks,
  ...certificateChecks,
  ...advice,
]

/** Returns the first fault of a domain, or else the first advice, or null. */
export function diagnose(facts: Facts): DomainProblem | null {
  for (const { code, blocking = true, find } of checks) {
    const found = find(facts)
    if (found) return { code, ...found, blocking }
  }
  return null
}
