import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

/** What products are tagged with already, to choose from. */
export function useTags() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: ['products', storeId, 'tags'],
    queryFn: () => api.products.tags({ storeId }),
  })
}
