import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'
import { downloadText } from '../../platform/ui/download-text.ts'

const subscribersKey = ['subscribers'] as const

type SubscribersQuery = Omit<Parameters<typeof api.subscribers.list>[0], 'storeId'>

export function useSubscribers(query: SubscribersQuery) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...subscribersKey, storeId, query],
    queryFn: () => api.subscribers.list({ ...query, storeId }),
    placeholderData: keepPreviousData,
  })
}

export function useExportSubscribers(status: SubscribersQuery['status']) {
  const { storeId } = useCurrentStore()
  return useMutation({
    mutationFn: () => api.subscribers.export({ storeId, ...(status && { status }) }),
    onSuccess: ({ csv }) => downloadText('subscribers.csv', 'text/csv', csv),
  })
}

export function useDeleteSubscriber() {
  return useMutation({
    mutationFn: (id: string) => api.subscribers.delete({ id }),
    async onSuccess() {
      showSuccess('Subscriber deleted')
      await queryClient.invalidateQueries({ queryKey: subscribersKey })
    },
  })
}
