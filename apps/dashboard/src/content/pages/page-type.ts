import type { PageSummary } from '@vitrine/contract/content/page.ts'

export function pageType({ isHome, slug }: Pick<PageSummary, 'isHome' | 'slug'>): string {
  if (isHome) return 'Home page'
  if (slug === 'shop') return 'Shop page'
  return slug === 'about' ? 'About page' : 'Page'
}
