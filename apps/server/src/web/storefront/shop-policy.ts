import type { HostStore } from '../../platform/host-store.ts'
import { contentSecurityPolicy } from '../headers/security-headers.ts'

const withPixel = contentSecurityPolicy({ pixel: true })

export function shopPolicy({
  fbPixelId,
  status,
}: Pick<HostStore, 'fbPixelId' | 'status'>): Record<string, string> {
  return {
    ...(fbPixelId && { 'content-security-policy': withPixel }),
    ...(status !== 'live' && { 'x-robots-tag': 'noindex' }),
  }
}
