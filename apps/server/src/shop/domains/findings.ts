import type { CertificateState } from './checks/reach-https.ts'
import type { Observations } from './dns/observe.ts'
import type { DomainRow } from './queries.ts'

/** What the last check found, as it is stored beside the domain. */
export interface Findings {
  seen: Observations
  /** Null while the domain does not lead here. */
  certificate: CertificateState | null
}

/** Raised when the shape changes: older findings are then forgotten until the next check. */
const shape = 1

export function storedFindings(findings: Findings): Record<string, unknown> {
  return { shape, ...findings }
}

export function findingsOf({ findings }: Pick<DomainRow, 'findings'>): Findings | undefined {
  return findings?.['shape'] === shape ? (findings as unknown as Findings) : undefined
}
