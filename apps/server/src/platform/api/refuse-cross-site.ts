import { Refusal } from './refusal.ts'

/**
 * Shops are siblings of the main host, so the cookie's SameSite does not keep them apart: a change
 * that carries a cookie must come from a page of the main host itself.
 */
export function refuseCrossSite(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (!request.headers.has('cookie')) return
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) {
    if (site !== 'same-origin') throw new Refusal('not_allowed')
    return
  }
  const origin = request.headers.get('origin')
  if (origin !== null && hostOf(origin) !== request.headers.get('host'))
    throw new Refusal('not_allowed')
}

function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
