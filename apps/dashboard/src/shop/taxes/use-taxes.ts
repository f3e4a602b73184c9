import { useQuery } from '@tanstack/react-query'
import type { Taxes } from '@vitrine/contract/taxes.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

export function useTaxes() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: ['taxes', storeId],
    queryFn: () => api.taxes.get({ storeId }),
    refetchOnWindowFocus: false,
  })
}

/** A save over somebody else's is refused. */
export function useSaveTaxes() {
  const { storeId } = useCurrentStore()
  return async (taxes: Taxes): Promise<void> => {
    const saved = await api.taxes.update({ ...taxes, storeId })
    queryClient.setQueryData(['taxes', storeId], saved)
    // A country that is taxed is one that is sold to.
    await queryClient.invalidateQueries({ queryKey: ['shipping', storeId] })
  }
}
