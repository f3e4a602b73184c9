import { policyPath } from '@vitrine/commerce/policies/policy-kinds.ts'
import {
  type ReturnPolicy,
  type VerificationService,
  verificationNames,
} from '@vitrine/contract/shop/seo-settings.ts'
import { mediaImage } from '@vitrine/sections/parts/media-image.ts'
import type { HostStore } from '../../platform/host-store.ts'

export interface ServedHead {
  favicon: string | null
  socialImage: string | null
  verification: { name: string; content: string }[]
  country: string
  returns: ReturnPolicy | null
  returnsUrl: string | null
}

/** What only the served document needs to know of the store. */
export function servedHead(
  { country, seo, policies }: HostStore,
  url: string,
  origin: string,
): ServedHead {
  return {
    favicon: iconOf(seo),
    socialImage: seo.socialImage,
    // Every service looks at the home page.
    verification: url === '/' ? verificationOf(seo.verification) : [],
    country,
    returns: seo.returns,
    returnsUrl: policies.some(({ kind }) => kind === 'returns')
      ? new URL(policyPath('returns'), origin).href
      : null,
  }
}

/** Icons are shown with 16 to 48 pixels. */
export function iconOf({ favicon }: HostStore['seo']): string | null {
  return favicon && (mediaImage(favicon)?.srcSet.split(' ')[0] ?? favicon)
}

function verificationOf(codes: Record<VerificationService, string>) {
  const services = Object.keys(verificationNames) as VerificationService[]
  return services
    .filter((service) => codes[service])
    .map((service) => ({ name: verificationNames[service], content: codes[service] }))
}
