import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'

export async function refreshProducts(): Promise<void> {
  const { filteredProducts, tags, fetchProductById } = calls.products
  // Not refetched while open in a form: the save is compared with its initial version.
  await queryClient.invalidateQueries({ queryKey: fetchProductById.key(), refetchType: 'none' })
  await refresh(filteredProducts, tags, calls.category)
}
