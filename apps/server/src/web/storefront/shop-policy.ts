import type { HostStore } from '../../platform/host-store.ts'
import { contentSecurityPolicy } from '../headers/security-headers.ts'

const withPixel = contentSecurityPolicy({ pixel: true })

export function shopPolicy({
  fbPixelId,
  status,
  seo,
}: Pick<HostStore, 'fbPixelId' | 'status' | 'seo'>): Record<string, string> {
  return {
    ...(fbPixelId && { 'content-security-policy': withPixel }),
    ...((status !== 'live' || !seo.indexing) && { 'x-robots-tag': 'noindex' }),
  }
}
