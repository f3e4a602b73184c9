const ownPaths: Readonly<Record<string, string>> = { home: '/', shop: '/shop', about: '/about' }

/** Returns the canonical path of a page in its shop. */
export function pagePath(slug: string): string {
  return Object.hasOwn(ownPaths, slug) ? (ownPaths[slug] ?? '/') : `/page/${slug}`
}
