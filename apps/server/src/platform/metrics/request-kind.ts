/** Kinds of routes; labels of metrics have to be few, so addresses are never one. */
export type RequestKind =
  | 'page'
  | 'form'
  | 'asset'
  | 'media'
  | 'dashboard'
  | 'sign-in'
  | 'read'
  | 'write'
  | 'search'
  | 'quote'
  | 'order'
  | 'payment'
  | 'upload'
  | 'payment event'
  | 'health'
  | 'unknown host'

const paths: readonly [RegExp, RequestKind][] = [
  [/^\/(?:healthz|readyz)$/, 'health'],
  [/^\/api\/auth\//, 'sign-in'],
  [/^\/api\/checkout\/quote$/, 'quote'],
  [/^\/api\/checkout\/place-order$/, 'order'],
  [/^\/api\/(?:checkout\/payment|payments)/, 'payment'],
  [/^\/api\/products\/fetch-searched-products$/, 'search'],
  [/^\/api\/(?:media|imports)$/, 'upload'],
]

/** @param host what the request's Host header means; undefined where it is no host of ours */
export function requestKind(
  method: string | undefined,
  url: string | undefined,
  host: 'main' | 'console' | 'store' | undefined,
): RequestKind {
  const [path = '/'] = (url ?? '/').split('?', 1)
  const isRead = method === 'GET' || method === 'HEAD'
  const known = paths.find(([pattern]) => pattern.test(path))
  if (known && !(known[1] === 'upload' && isRead)) return known[1]
  if (path.startsWith('/api/')) return isRead ? 'read' : 'write'
  if (path.startsWith('/webhooks/') && !isRead) return 'payment event'
  if (path.startsWith('/assets/') || path === '/favicon.svg') return 'asset'
  if (path.startsWith('/media/')) return 'media'
  if (host === undefined) return 'unknown host'
  if (host !== 'store') return 'dashboard'
  return isRead ? 'page' : 'form'
}
