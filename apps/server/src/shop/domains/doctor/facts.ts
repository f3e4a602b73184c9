import type { CertificateState } from '../checks/reach-https.ts'
import type { Observations } from '../dns/observe.ts'
import type { Expected } from '../expected-records.ts'

/** Input of the doctor: what a check saw in the DNS, and whose domain it is. */
export interface Facts {
  domain: string
  storeId: string
  /** The store's free subdomain. */
  storeDomain: string
  isVerified: boolean
  /** Another store that has the domain verified. */
  holderId: string | undefined
  expected: Expected
  provider: { mainHost: string; storesHost: string }
  /** Names of certificate authorities in CAA records. */
  issuers: readonly string[]
  seen: Observations
  certificate: CertificateState | null
}

export interface Finding {
  message: string
  fix: string
}
