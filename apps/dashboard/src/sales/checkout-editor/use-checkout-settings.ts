import { useQuery } from '@tanstack/react-query'
import type { CheckoutSettingsInput } from '@vitrine/contract/checkout-settings.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

export function useCheckoutSettings() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: ['checkoutSettings', storeId],
    queryFn: () => api.checkoutSettings.get({ storeId }),
    // The form begins with it and keeps its own; another answer would not change the fields.
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** A save over somebody else's is refused, and so is publishing it unseen. */
export function useSaveCheckout() {
  const { storeId } = useCurrentStore()
  const key = ['checkoutSettings', storeId]
  return {
    saveDraft: async (settings: CheckoutSettingsInput, revision: number) => {
      const saved = await api.checkoutSettings.saveDraft({ ...settings, storeId, revision })
      queryClient.setQueryData(key, saved)
      return saved
    },
    publish: async (revision: number) => {
      queryClient.setQueryData(key, await api.checkoutSettings.publish({ storeId, revision }))
    },
  }
}
