import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'

export const categoriesKey = ['categories'] as const

export function useCategories() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...categoriesKey, storeId],
    queryFn: () => api.category.fetchCategories({ storeId }),
  })
}
