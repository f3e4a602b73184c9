import { chooseEncoding } from './encoding.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { etagOf, ofOneShopper, pageHeaders } from './page-headers.ts'

export async function toResponse(
  page: CachedPage,
  requestHeaders: Headers,
  cache: PageCache,
  besides: Record<string, string> = {},
): Promise<Response> {
  const encoding = chooseEncoding(requestHeaders.get('accept-encoding'))
  const { etag, ...rest } = { ...pageHeaders(page, encoding), ...besides }
  const isCacheable = rest['cache-control'] !== ofOneShopper['cache-control']
  const headers = { ...rest, ...(isCacheable && { etag: etag! }) }
  if (
    isCacheable &&
    page.status === 200 &&
    requestHeaders.get('if-none-match') === etagOf(page, encoding)
  ) {
    return new Response(null, { status: 304, headers })
  }
  const body = await cache.body(page, encoding)
  const length = { 'content-length': String(body.length) }
  return new Response(new Uint8Array(body), {
    status: page.status,
    headers: { ...headers, ...length },
  })
}
