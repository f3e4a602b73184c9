import { useQuery } from '@tanstack/react-query'
import type { CheckoutSettingsInput } from '@vitrine/contract/shop/checkout-settings.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

export function useCheckoutSettings() {
  const { storeId } = useCurrentStore()
  return useQuery(
    calls.checkoutSettings.get.queryOptions({
      input: { storeId },
      // The form owns its values; a refetch would not update them.
      staleTime: Infinity,
      gcTime: 0,
    }),
  )
}

/** The revision prevents overwriting another user's save, or publishing it unseen. */
export function useSaveCheckout() {
  const { storeId } = useCurrentStore()
  const queryKey = calls.checkoutSettings.get.queryKey({ input: { storeId } })
  return {
    saveDraft: async (settings: CheckoutSettingsInput, revision: number) => {
      const saved = await api.checkoutSettings.saveDraft({ ...settings, storeId, revision })
      queryClient.setQueryData(queryKey, saved)
      return saved
    },
    publish: async (revision: number) => {
      queryClient.setQueryData(queryKey, await api.checkoutSettings.publish({ storeId, revision }))
    },
  }
}
