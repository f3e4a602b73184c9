import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { expiryOf, type KeyValues, scopesOf } from './key-values.ts'

const keysKey = ['apiKeys'] as const

export function useApiKeys() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...keysKey, storeId],
    queryFn: () => api.apiKeys.list({ storeId }),
  })
}

export function useCreateApiKey() {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: (values: KeyValues) =>
      api.apiKeys.create({
        storeId,
        name: values.name,
        scopes: scopesOf(values),
        expiresAt: expiryOf(values, new Date()),
      }),
    onSuccess: refreshKeys,
    meta: { showsRefusals: true },
  })
}

export function useRevokeApiKey() {
  return useMutation({
    mutationFn: (id: string) => api.apiKeys.revoke({ id }),
    async onSuccess() {
      showSuccess('Key revoked')
      await refreshKeys()
    },
  })
}

async function refreshKeys(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keysKey })
}
