import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

const missesKey = ['search-misses'] as const

export function useSearchMisses(pageNumber: number) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...missesKey, storeId, pageNumber],
    queryFn: () => api.products.searchMisses({ storeId, pageNumber, pageSize: 20 }),
    placeholderData: keepPreviousData,
  })
}

export function useForgetSearchMiss() {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: (term: string) => api.products.forgetSearchMiss({ storeId, term }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: missesKey }),
  })
}
