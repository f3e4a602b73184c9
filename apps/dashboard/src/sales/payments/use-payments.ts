import { useMutation, useQuery } from '@tanstack/react-query'
import type { PaymentMethodInput, Payments } from '@vitrine/contract/payments.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

export const paymentsKey = (storeId: string) => ['payments', storeId]

export function usePayments() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: paymentsKey(storeId),
    queryFn: () => api.payments.get({ storeId }),
    refetchOnWindowFocus: false,
  })
}

/** Saves all methods in their order; a save over somebody else's is refused. */
export function useSavePayments({ revision }: Payments, meta = {}) {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: (methods: PaymentMethodInput[]) =>
      api.payments.update({ storeId, methods, revision }),
    onSuccess: (saved) => queryClient.setQueryData(paymentsKey(storeId), saved),
    meta,
  })
}
