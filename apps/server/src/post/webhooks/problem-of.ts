import { OutsideRefused } from '../../platform/outbound/pinned-lookup.ts'

const words: Record<string, string> = {
  ENOTFOUND: 'The host has no address.',
  EAI_AGAIN: 'The host could not be looked up.',
  ECONNREFUSED: 'Nothing responds there.',
  ECONNRESET: 'The connection was lost.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  ETIMEDOUT: 'The host cannot be reached.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is self-signed.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another host.',
}

export function problemOf(error: unknown): string {
  if (error instanceof OutsideRefused) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return words[code] ?? error.message.slice(0, 300)
}
