import type { Shipping, ShippingSettingsInput } from '@vitrine/contract/shop/shipping.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

/** Refused over another user's save. */
export function useSaveShipping() {
  const { storeId } = useCurrentStore()
  return async (
    { warnings: _warnings, ...settings }: Shipping,
    changes: Partial<ShippingSettingsInput>,
  ): Promise<void> => {
    const saved = await api.shipping.update({ ...settings, ...changes, storeId })
    queryClient.setQueryData(calls.shipping.get.queryKey({ input: { storeId } }), saved)
    await refresh(calls.store.findCurrentStore)
  }
}
