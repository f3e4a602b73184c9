import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import type { PageSummary } from '@vitrine/contract/content/page.ts'

/** The storefront serves these addresses itself, so they cannot change. */
export function keepsAddress({ slug }: Pick<PageSummary, 'slug'>): boolean {
  return pagePath(slug) !== `/page/${slug}`
}
