import { createHmac, randomBytes } from 'node:crypto'

export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`
}

/**
 * Returns one signature per valid secret, as `v1=…,v1=…`: HMAC-SHA256 of the timestamp, a dot and
 * the body as sent.
 */
export function signaturesOf(secrets: readonly string[], timestamp: number, body: string): string {
  const signed = `${timestamp}.${body}`
  const hex = (secret: string) => createHmac('sha256', secret).update(signed).digest('hex')
  return secrets.map((secret) => `v1=${hex(secret)}`).join(',')
}
