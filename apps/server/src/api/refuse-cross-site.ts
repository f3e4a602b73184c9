import { Refusal } from '../platform/refusal.ts'

/**
 * Stores are siblings of the main host, so SameSite does not protect the cookie: a write with a
 * cookie must come from a page of the main host.
 */
export function refuseCrossSite(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (!request.headers.has('cookie')) return
  if (comesFromElsewhere(request)) throw new Refusal('not_allowed')
}

export function comesFromElsewhere({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin'
  const origin = headers.get('origin')
  return origin !== null && hostOf(origin) !== headers.get('host')
}

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
