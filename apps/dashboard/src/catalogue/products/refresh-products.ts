import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'

/** Lists, counts and the checklist all show products. */
export async function refreshProducts(): Promise<void> {
  const { filteredProducts, tags, fetchProductById } = calls.products
  // The one in a form is not loaded again: what it began with is what its save is compared with.
  await queryClient.invalidateQueries({ queryKey: fetchProductById.key(), refetchType: 'none' })
  await refresh(filteredProducts, tags, calls.category)
}
