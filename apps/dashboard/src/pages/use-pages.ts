import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'

export const pagesKey = ['pages'] as const

export function usePages() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...pagesKey, storeId],
    queryFn: () => api.page.getPagesByStoreId({ storeId }),
  })
}
