import type { HostStore } from '../../platform/hosts.ts'
import { contentSecurityPolicy } from '../headers/security-headers.ts'

const withPixel = contentSecurityPolicy({ pixel: true })

/** What the pages of some shops say besides: who may send them a script, and who may list them. */
export function shopPolicy({
  fbPixelId,
  status,
}: Pick<HostStore, 'fbPixelId' | 'status'>): Record<string, string> {
  return {
    ...(fbPixelId && { 'content-security-policy': withPixel }),
    ...(status !== 'live' && { 'x-robots-tag': 'noindex' }),
  }
}
