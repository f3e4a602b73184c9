import { createHmac, timingSafeEqual } from 'node:crypto'

export function signatureOf(key: string, claim: string): string {
  return createHmac('sha256', key).update(claim).digest('base64url')
}

export function isSignatureOf(key: string, claim: string, signature: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(key, claim)), Buffer.from(signature)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
