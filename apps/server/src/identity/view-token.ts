import { randomBytes } from 'node:crypto'
import type { HostStore } from '../platform/host-store.ts'
import { isSignatureOf, signatureOf } from '../platform/signature.ts'

/** Over https the browser refuses a cookie of this name from a sibling host. */
export const viewCookie = (isSecure: boolean) => (isSecure ? '__Host-shop_view' : 'shop_view')

export const viewParameter = 'view'

/** A new key ends all links and cookies that the earlier one signed. */
export function newViewKey(): string {
  return randomBytes(32).toString('base64url')
}

type Keyed = Pick<HostStore, 'storeId' | 'viewKey'>

export function signView({ storeId, viewKey }: Keyed, expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000)
  return `${seconds}.${signatureOf(viewKey, `${storeId}.${seconds}`)}`
}

/** @returns when it expires; undefined for an expired, revoked or foreign token */
export function viewEnd({ storeId, viewKey }: Keyed, token: string, now: Date): Date | undefined {
  const [, seconds, signature] = /^(\d{1,12})\.([\w-]{20,100})$/.exec(token) ?? []
  if (!seconds || !signature) return undefined
  const end = new Date(Number(seconds) * 1000)
  return end > now && isSignatureOf(viewKey, `${storeId}.${seconds}`, signature) ? end : undefined
}

export function hasView(store: Keyed, headers: Headers, now: Date): boolean {
  const cookies = headers.get('cookie')?.split(';') ?? []
  const tokens = cookies.map((each) => /^\s*(?:__Host-)?shop_view=(.*)$/.exec(each)?.[1])
  return tokens.some((token) => token !== undefined && viewEnd(store, token.trim(), now))
}
