import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { paymentsKey } from './use-payments.ts'

const key = (storeId: string) => ['payments', storeId, 'stripe']

type Keys = Omit<Parameters<typeof api.payments.connectStripe>[0], 'storeId'>

export function useStripe() {
  const { storeId } = useCurrentStore()
  return useQuery({ queryKey: key(storeId), queryFn: () => api.payments.stripe({ storeId }) })
}

/** Cards come and go with it among the ways to pay. */
export function useConnectStripe() {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: (keys: Keys) => api.payments.connectStripe({ storeId, ...keys }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: paymentsKey(storeId) }),
    meta: { showsRefusals: true },
  })
}

export function useDisconnectStripe() {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: () => api.payments.disconnectStripe({ storeId }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: paymentsKey(storeId) }),
  })
}
