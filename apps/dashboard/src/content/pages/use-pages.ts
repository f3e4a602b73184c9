import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

export const pagesKey = ['pages'] as const

export function usePages() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...pagesKey, storeId],
    queryFn: () => api.page.getPagesByStoreId({ storeId }),
  })
}
