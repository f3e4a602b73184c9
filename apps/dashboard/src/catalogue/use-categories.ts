import { useQuery } from '@tanstack/react-query'
import type { CategoryNode } from '@vitrine/contract/catalogue/category.ts'
import { calls } from '../platform/api/calls.ts'
import { useCurrentStore } from '../platform/session/auth-context.ts'

export function useCategories() {
  const { storeId } = useCurrentStore()
  return useQuery(calls.category.tree.queryOptions({ input: { storeId } }))
}

export function chosenByHand(categories: readonly CategoryNode[] = []) {
  return categories.filter(({ hasRule }) => !hasRule)
}
