import { useMutation, useQuery } from '@tanstack/react-query'
import type { ProductChange, ProductSelection } from '@vitrine/contract/bulk-products.ts'
import { api } from '../../platform/api/client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { showSuccess } from '../../platform/toast.ts'
import { refreshProducts } from './use-products.ts'

export function useBulkEdit(selection: ProductSelection, onDone: () => void) {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: (change: ProductChange) =>
      api.products.bulkEdit({ storeId, selection, change, preview: false }),
    async onSuccess({ matched }, { kind }) {
      onDone()
      showSuccess(`${countOf(matched, 'product')} ${kind === 'delete' ? 'deleted' : 'changed'}`)
      await refreshProducts()
    },
  })
}

/** What a change would do, asked again with each change of it. */
export function useBulkPreview(selection: ProductSelection, change: ProductChange | undefined) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: ['bulk-preview', storeId, selection, change],
    queryFn: () =>
      change ? api.products.bulkEdit({ storeId, selection, change, preview: true }) : null,
    enabled: change !== undefined,
    staleTime: 0,
  })
}

export function useQuickEdit(id: string) {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: (values: { price?: number; stock?: number; stockSeen?: number }) =>
      api.products.quickEdit({ storeId, id, ...values }),
    onSettled: refreshProducts,
  })
}
