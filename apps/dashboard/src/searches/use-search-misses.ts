import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { useCurrentStore } from '../auth/auth-context.ts'

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
