import { useMutation } from '@tanstack/react-query'
import type { PaymentMethodInput, Payments } from '@vitrine/contract/shop/payments.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'

/** Saves all methods in order; refused over another user's save. */
export function useSavePayments({ revision }: Payments, meta = {}) {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: (methods: PaymentMethodInput[]) =>
      api.payments.update({ storeId, methods, revision }),
    onSuccess: (saved) =>
      queryClient.setQueryData(calls.payments.get.queryKey({ input: { storeId } }), saved),
    meta,
  })
}
