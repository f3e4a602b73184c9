import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'

const messagesKey = ['messages'] as const

type MessagesQuery = Omit<Parameters<typeof api.messages.list>[0], 'storeId'>

export function useMessages(query: MessagesQuery) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...messagesKey, storeId, query],
    queryFn: () => api.messages.list({ ...query, storeId }),
    placeholderData: keepPreviousData,
  })
}

/** Opening a message is reading it. */
export function useMessage(id: string) {
  return useQuery({
    queryKey: [...messagesKey, 'one', id],
    async queryFn() {
      const message = await api.messages.get({ id })
      if (message.isRead) return message
      const read = await api.messages.update({ id, isRead: true })
      void queryClient.invalidateQueries({ queryKey: messagesKey, predicate: isList })
      return read
    },
  })
}

export function useMarkUnread(id: string, onDone: () => void) {
  return useMutation({
    mutationFn: () => api.messages.update({ id, isRead: false }),
    onSuccess: () => leave(id, 'Message marked as unread', onDone),
  })
}

export function useDeleteMessage(id: string, onDone: () => void) {
  return useMutation({
    mutationFn: () => api.messages.delete({ id }),
    onSuccess: () => leave(id, 'Message deleted', onDone),
  })
}

async function leave(id: string, notice: string, onDone: () => void) {
  showSuccess(notice)
  onDone()
  queryClient.removeQueries({ queryKey: [...messagesKey, 'one', id] })
  await queryClient.invalidateQueries({ queryKey: messagesKey, predicate: isList })
}

function isList({ queryKey }: { queryKey: readonly unknown[] }) {
  return queryKey[1] !== 'one'
}
