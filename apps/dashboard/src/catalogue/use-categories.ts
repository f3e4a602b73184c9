import { useQuery } from '@tanstack/react-query'
import type { CategoryNode } from '@vitrine/contract/category.ts'
import { api } from '../platform/api/client.ts'
import { useCurrentStore } from '../platform/session/auth-context.ts'

export const categoriesKey = ['categories'] as const

export function useCategories() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...categoriesKey, storeId],
    queryFn: () => api.category.tree({ storeId }),
  })
}

/** Those that a product can be put into. */
export function chosenByHand(categories: readonly CategoryNode[] = []) {
  return categories.filter(({ hasRule }) => !hasRule)
}
