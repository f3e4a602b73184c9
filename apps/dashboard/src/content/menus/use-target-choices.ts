import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MenuTarget } from '@vitrine/contract/content/menu.ts'
import { calls } from '../../platform/api/calls.ts'
import { useCurrentStore, useHasRight } from '../../platform/session/auth-context.ts'

interface Choice {
  value: string
  label: string
}

type Entity = Exclude<MenuTarget['kind'], 'address' | 'none'>

const atOnce = 50

/** Returns what an entry can lead to; long lists are searched on the server. */
export function useTargetChoices(kind: Entity | undefined, search: string): readonly Choice[] {
  const { storeId } = useCurrentStore()
  const seesProducts = useHasRight('products:read')
  const seesCategories = useHasRight('categories:read')
  const pages = useQuery({
    ...calls.page.getPagesByStoreId.queryOptions({ input: { storeId } }),
    enabled: kind === 'page',
  })
  const categories = useQuery({
    ...calls.category.tree.queryOptions({ input: { storeId } }),
    enabled: kind === 'category' && seesCategories,
  })
  const products = useQuery({
    ...calls.products.filteredProducts.queryOptions({
      input: { storeId, size: atOnce, ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
    enabled: kind === 'product' && seesProducts,
  })
  const articles = useQuery({
    ...calls.articles.list.queryOptions({
      input: { storeId, pageNumber: 0, pageSize: atOnce, ...(search && { search }) },
      placeholderData: keepPreviousData,
    }),
    enabled: kind === 'article',
  })
  switch (kind) {
    case 'page':
      return (pages.data ?? []).map(choiceOf)
    case 'category':
      return (categories.data ?? []).map(choiceOf)
    case 'product':
      return (products.data?.content ?? []).map(choiceOf)
    case 'article':
      return (articles.data?.content ?? []).map(({ id, title }) => ({ value: id, label: title }))
    default:
      return []
  }
}

const choiceOf = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
