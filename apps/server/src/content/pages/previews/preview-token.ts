import { z } from 'zod'
import { isSignatureOf, signatureOf } from '../../../platform/signature.ts'

export interface PreviewClaim {
  pageId: string
  expiresAt: Date
}

const claimed = z.tuple([z.uuid(), z.string().regex(/^\d{1,12}$/), z.string().min(1).max(100)])

export function signPreview(key: string, { pageId, expiresAt }: PreviewClaim): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  return `${pageId}.${seconds}.${signatureOf(key, `${pageId}.${seconds}`)}`
}

/** Parses a token; its claims are untrusted until the signature is verified. */
export function readPreviewToken(token: string): PreviewClaim | undefined {
  const { data } = claimed.safeParse(token.split('.'))
  return data && { pageId: data[0], expiresAt: new Date(Number(data[1]) * 1000) }
}

export function isSignedWith(key: string, token: string): boolean {
  const at = token.lastIndexOf('.')
  return isSignatureOf(key, token.slice(0, at), token.slice(at + 1))
}
