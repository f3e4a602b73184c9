import type { HostStore } from '../platform/hosts.ts'
import { isSignatureOf, signatureOf } from '../platform/signature.ts'

export const viewCookie = 'shop_view'

export const viewParameter = 'view'

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
  const token = cookies.map((each) => each.trim()).find((each) => each.startsWith(`${viewCookie}=`))
  return (
    token !== undefined && viewEnd(store, token.slice(viewCookie.length + 1), now) !== undefined
  )
}
