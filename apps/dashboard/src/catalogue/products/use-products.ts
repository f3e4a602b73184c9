import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { categoriesKey } from '../use-categories.ts'
import { showSuccess } from '../../platform/toast.ts'

const productsKey = ['products'] as const

type ProductQuery = Omit<Parameters<typeof api.products.filteredProducts>[0], 'storeId'>

export function useProducts(query: ProductQuery) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...productsKey, storeId, query],
    queryFn: () => api.products.filteredProducts({ ...query, storeId }),
    placeholderData: keepPreviousData,
  })
}

export function useDeleteProduct() {
  return useMutation({
    mutationFn: (id: string) => api.products.delete({ id }),
    async onSuccess() {
      showSuccess('Product deleted')
      await refreshProducts()
    },
  })
}

/** Lists, counts and the checklist all show products. */
export async function refreshProducts() {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: productsKey }),
    queryClient.invalidateQueries({ queryKey: categoriesKey }),
  ])
}
