import type { PageSummary } from '@vitrine/contract/page.ts'

const ownRoutes: Readonly<Record<string, string>> = { shop: '/shop', about: '/about' }

/** Where the storefront shows the page. */
export function pagePath({ slug, isHome }: Pick<PageSummary, 'slug' | 'isHome'>): string {
  if (isHome) return '/'
  return Object.hasOwn(ownRoutes, slug) ? (ownRoutes[slug] ?? '/') : `/page/${slug}`
}

/** The storefront answers these itself, so such a page keeps its address. */
export function hasOwnRoute({ slug, isHome }: Pick<PageSummary, 'slug' | 'isHome'>): boolean {
  return isHome || Object.hasOwn(ownRoutes, slug)
}
