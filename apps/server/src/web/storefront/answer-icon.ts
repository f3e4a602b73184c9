import type { HostStore } from '../../platform/host-store.ts'
import { isOpen } from '../../identity/is-closed.ts'
import { iconOf } from './served-head.ts'

export const iconPath = '/favicon.ico'

/**
 * Browsers request it for pages that name no icon, such as that of a suspended store, and show an
 * error where there is none.
 */
export function answerIcon(store: HostStore): Response {
  const icon = isOpen(store) ? iconOf(store.seo) : null
  const headers = { 'cache-control': 'no-cache' }
  return icon === null
    ? new Response(null, { status: 204, headers })
    : new Response(null, { status: 302, headers: { ...headers, location: icon } })
}
