/** The only query that a page depends on; everything else would fill the cache with copies. */
const known = ['page'] as const
const mostPages = 10_000

/**
 * What a page is kept under: its path, and of the query what changes it. Undefined for a path that
 * no page has.
 */
export function pageUrl({ pathname, searchParams }: URL): string | undefined {
  if (pathname.length > 300 || pathname.includes('//')) return undefined
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  const query = new URLSearchParams()
  for (const name of known) {
    const value = Number(searchParams.get(name))
    if (Number.isInteger(value) && value > 1 && value <= mostPages) query.set(name, String(value))
  }
  return query.size ? `${path}?${query.toString()}` : path
}

/** Pages that belong to one shopper, for example a thank-you page: rendered, never kept. */
export function isPrivate(url: string): boolean {
  return url.startsWith('/checkout/')
}
