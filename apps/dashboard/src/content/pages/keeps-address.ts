import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import type { PageSummary } from '@vitrine/contract/content/page.ts'

/** The storefront answers these itself, so such a page keeps its address. */
export function keepsAddress({ slug }: Pick<PageSummary, 'slug'>): boolean {
  return pagePath(slug) !== `/page/${slug}`
}
