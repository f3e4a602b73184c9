const ownPaths: Readonly<Record<string, string>> = { home: '/', shop: '/shop', about: '/about' }

/** Returns the canonical path of a page in its shop; policies and the blog are named by theirs. */
export function pagePath(slug: string): string {
  if (slug[0] === '/') return slug
  return Object.hasOwn(ownPaths, slug) ? (ownPaths[slug] ?? '/') : `/page/${slug}`
}
