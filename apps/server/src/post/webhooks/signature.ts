import { createHmac, randomBytes } from 'node:crypto'

export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`
}

/**
 * One signature for each secret that is good now, as `v1=…,v1=…`: HMAC-SHA256 over the timestamp, a
 * dot and the body as it is sent.
 */
export function signaturesOf(secrets: readonly string[], timestamp: number, body: string): string {
  const signed = `${timestamp}.${body}`
  const hex = (secret: string) => createHmac('sha256', secret).update(signed).digest('hex')
  return secrets.map((secret) => `v1=${hex(secret)}`).join(',')
}
