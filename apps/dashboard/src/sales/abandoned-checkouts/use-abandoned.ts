import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { ReminderSettingsInput } from '@vitrine/contract/abandoned-checkouts.ts'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'

const abandonedKey = ['abandoned-checkouts'] as const

type AbandonedQuery = Omit<Parameters<typeof api.abandonedCheckouts.list>[0], 'storeId'>

export function useAbandonedList(query: AbandonedQuery) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...abandonedKey, storeId, query],
    queryFn: () => api.abandonedCheckouts.list({ ...query, storeId }),
    placeholderData: keepPreviousData,
  })
}

export function useAbandoned(id: string) {
  return useQuery({
    queryKey: [...abandonedKey, 'one', id],
    queryFn: () => api.abandonedCheckouts.get({ id }),
  })
}

export function useDeleteAbandoned(id: string) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.abandonedCheckouts.delete({ id }),
    async onSuccess() {
      showSuccess('Checkout deleted')
      await navigate('/dashboard/abandoned-checkouts')
      queryClient.removeQueries({ queryKey: [...abandonedKey, 'one', id] })
      await queryClient.invalidateQueries({ queryKey: abandonedKey })
    },
  })
}

export function useReminderSettings() {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: ['reminder-settings', storeId],
    queryFn: () => api.abandonedCheckouts.settings({ storeId }),
    refetchOnWindowFocus: false,
  })
}

/** A save over somebody else's is refused. */
export function useSaveReminderSettings() {
  const { storeId } = useCurrentStore()
  return async (settings: ReminderSettingsInput & { revision: number }): Promise<void> => {
    const saved = await api.abandonedCheckouts.saveSettings({ ...settings, storeId })
    queryClient.setQueryData(['reminder-settings', storeId], saved)
    await queryClient.invalidateQueries({ queryKey: abandonedKey })
  }
}
