import { useQuery } from '@tanstack/react-query'
import type { Shipping, ShippingSettingsInput } from '@vitrine/contract/shipping.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

const key = (storeId: string) => ['shipping', storeId]

export function useShipping() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: key(storeId),
    queryFn: () => api.shipping.get({ storeId }),
    refetchOnWindowFocus: false,
  })
}

/** Saves the settings with these changes; a save over somebody else's is refused. */
export function useSaveShipping() {
  const { storeId } = useCurrentStore()
  return async (
    { warnings: _warnings, ...settings }: Shipping,
    changes: Partial<ShippingSettingsInput>,
  ): Promise<void> => {
    const saved = await api.shipping.update({ ...settings, ...changes, storeId })
    queryClient.setQueryData(key(storeId), saved)
    await queryClient.invalidateQueries({ queryKey: ['store', storeId] })
  }
}
