import type { Incoming } from '../../platform/client-address.ts'
import { createForwardedScheme } from '../../platform/forwarded-scheme.ts'
import type { Config } from '../../platform/config.ts'
import type { Host } from '../../platform/hosts.ts'
import { originOf } from '../../platform/origins.ts'

const isCall = /^\/(?:api|webhooks)\//

/** Where a page may still read from the host that it was opened at. */
const answeredAnywhere = /^\/(?:api|assets|media|webhooks)\/|^\/robots\.txt$/

/**
 * Redirects to https, and from a store's other hosts to the one that it shows. Redirects are never
 * cached: an owner may choose another primary domain, or go back to a subdomain.
 */
export function createLeadElsewhere(config: Pick<Config, 'port' | 'trustedProxies'>) {
  const schemeOf = createForwardedScheme(config)

  return (request: Request, host: Host, incoming: Incoming | undefined): Response | undefined => {
    const { hostname, pathname, search } = new URL(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = pathname + search
    if (isRead && host.kind === 'unknown' && host.movedTo !== undefined && !isCall.test(pathname))
      return redirect(301, originOf(host.movedTo, config) + path)
    if (isRead && host.kind === 'store' && isElsewhere(host) && !answeredAnywhere.test(pathname))
      return redirect(308, originOf(host.store.shownDomain, config) + path)
    if (host.kind === 'unknown' || schemeOf(incoming, request.headers) !== 'http') return undefined
    const origin = originOf(host.kind === 'store' ? host.name : hostname, config)
    return origin.startsWith('https:') ? redirect(308, origin + path) : undefined
  }
}

/** A suspended store has no certificate, so nothing is led to its own domain. */
function isElsewhere({ store, name }: Host & { kind: 'store' }) {
  return name !== store.shownDomain && store.status !== 'suspended'
}

function redirect(status: 301 | 308, location: string) {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } })
}
