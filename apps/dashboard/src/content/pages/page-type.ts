import type { PageSummary } from '@vitrine/contract/content/page.ts'

/** What kind of page it is: the shop shows some of them at addresses of its own. */
export function pageType({ isHome, slug }: Pick<PageSummary, 'isHome' | 'slug'>): string {
  if (isHome) return 'Home page'
  if (slug === 'shop') return 'Shop page'
  return slug === 'about' ? 'About page' : 'Page'
}
