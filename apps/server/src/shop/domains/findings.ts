import type { DomainProblem } from '@vitrine/contract/shop/store-domains.ts'
import type { Config } from '../../platform/config.ts'
import type { CertificateState } from './checks/reach-https.ts'
import type { Observations } from './dns/observe.ts'
import { diagnose } from './doctor/diagnose.ts'
import type { Expected } from './expected-records.ts'
import type { MailSeen } from './mail-records/observe-mail.ts'
import type { DomainRow } from './queries.ts'

/** What the last check found, as it is stored beside the domain. */
export interface Findings {
  seen: Observations
  /** Null while the domain does not lead here. */
  certificate: CertificateState | null
  /** ISO 8601; only of a certificate that was seen. */
  certificateEndsAt?: string
  /** What emails need; absent where the domain is not their sender. */
  mail?: MailSeen
}

/** Raised when the shape changes: older findings are then forgotten until the next check. */
const shape = 1

interface Explaining {
  config: Pick<Config, 'mainHost' | 'storesHost' | 'certificateIssuers'>
  expected: Expected
  storeDomain: string
  /** Another store that has the domain verified. */
  holderId?: string | undefined
}

/** Diagnoses a domain from what a check found. */
export function explain(
  { domain, storeId, status }: DomainRow,
  findings: Findings,
  { config, expected, storeDomain, holderId }: Explaining,
): DomainProblem | null {
  return diagnose({
    ...findings,
    domain,
    storeId,
    storeDomain,
    isVerified: status === 'verified',
    holderId,
    expected,
    provider: config,
    issuers: config.certificateIssuers,
  })
}

export function storedFindings(findings: Findings): Record<string, unknown> {
  return { shape, ...findings }
}

export function findingsOf({ findings }: Pick<DomainRow, 'findings'>): Findings | undefined {
  return findings?.['shape'] === shape ? (findings as unknown as Findings) : undefined
}
