import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { DiscountStatus } from '@vitrine/contract/discounts.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'

const discountsKey = ['discounts'] as const

interface DiscountQuery {
  pageNumber: number
  pageSize: number
  search?: string | undefined
  status?: DiscountStatus | undefined
}

export function useDiscounts(query: DiscountQuery) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...discountsKey, storeId, query],
    queryFn: () => api.discounts.list({ storeId, ...query }),
    placeholderData: keepPreviousData,
  })
}

export function useDiscount(id: string) {
  return useQuery({
    queryKey: [...discountsKey, 'one', id],
    queryFn: () => api.discounts.get({ id }),
    refetchOnWindowFocus: false,
  })
}

export function useDeleteDiscount() {
  return useMutation({
    mutationFn: (id: string) => api.discounts.delete({ id }),
    async onSuccess() {
      showSuccess('Discount deleted')
      await refreshDiscounts()
    },
  })
}

export async function refreshDiscounts(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: discountsKey })
}
