const ownPaths: Readonly<Record<string, string>> = { home: '/', shop: '/shop', about: '/about' }

/** The one address of a page in its shop, of the several that show it. */
export function pagePath(slug: string): string {
  return Object.hasOwn(ownPaths, slug) ? (ownPaths[slug] ?? '/') : `/page/${slug}`
}
