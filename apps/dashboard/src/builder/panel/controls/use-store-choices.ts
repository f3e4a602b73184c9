import { useQuery } from '@tanstack/react-query'
import { useBuilder } from '../../builder-context.ts'

/** What the pickers offer, read from the store when the first of them is shown. */
const MINUTE = 60_000

export function useProductChoices() {
  const { client, storeInfo } = useBuilder()
  const { data = [] } = useQuery({
    queryKey: ['builder', 'products', storeInfo.storeId],
    staleTime: MINUTE,
    queryFn: () => client.products.fetchProducts({ storeId: storeInfo.storeId, requireAll: true }),
  })
  return data.map(({ slug, name }) => ({ value: slug, label: name }))
}

export function useCategoryChoices() {
  const { client, storeInfo } = useBuilder()
  const { data = [] } = useQuery({
    queryKey: ['builder', 'categories', storeInfo.storeId],
    staleTime: MINUTE,
    queryFn: () => client.category.fetchCategories({ storeId: storeInfo.storeId }),
  })
  return data.map(({ slug, name }) => ({ value: slug, label: name }))
}

/** Addresses within the shop, by kind. */
export function useLinkTargets() {
  const { client, storeInfo } = useBuilder()
  const { data = [] } = useQuery({
    queryKey: ['builder', 'links', storeInfo.storeId],
    staleTime: MINUTE,
    queryFn: () => client.page.getPagesLinks({ storeId: storeInfo.storeId }),
  })
  const categories = useCategoryChoices()
  return [
    { group: 'Pages', items: unique(data.map((link) => link.url)) },
    { group: 'Categories', items: unique(categories.map(({ value }) => `/collection/${value}`)) },
  ]
}

function unique(addresses: readonly string[]): string[] {
  return [...new Set(addresses)]
}
