import { useQuery } from '@tanstack/react-query'
import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import type { TemplateKind } from './seo-values.ts'

type Sample = { name: string; path: string }

/** Names of the shop's own, for the preview of templates. */
export function useSamples(): Record<TemplateKind, Sample> {
  const { storeId } = useCurrentStore()
  const pages = useQuery(calls.page.getPagesByStoreId.queryOptions({ input: { storeId } }))
  const products = useQuery(
    calls.products.filteredProducts.queryOptions({ input: { storeId, page: 0, size: 1 } }),
  )
  const categories = useQuery(calls.category.fetchCategories.queryOptions({ input: { storeId } }))
  const page = pages.data?.find(({ isHome, slug }) => !isHome && slug !== 'shop')
  const product = products.data?.content[0]
  const category = categories.data?.[0]
  return {
    page: { name: page?.name ?? 'About us', path: pagePath(page?.slug ?? 'about') },
    product: {
      name: product?.name ?? 'Your product',
      path: `/product/${product?.slug ?? 'your-product'}`,
    },
    category: {
      name: category?.name ?? 'Your category',
      path: `/collection/${category?.slug ?? 'your-category'}`,
    },
  }
}
