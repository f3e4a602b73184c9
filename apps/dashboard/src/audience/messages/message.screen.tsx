import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { MessageView } from './message-view.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/message.screen'
import { useMayChange } from '../../platform/session/auth-context.ts'

export const meta = titled('Message')

export default function MessageScreen({ params: { messageId } }: Route.ComponentProps) {
  const { data: message, error, isPending, refetch } = useMessage(messageId)
  return (
    <Screen
      title={message?.subject ?? 'Message'}
      hint={message && `Written ${formatMoment(message.createdAt)}`}
      back={{ to: '/dashboard/messages', label: 'Messages' }}
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="message" error={error} onRetry={() => void refetch()} />}
      {message && <MessageView message={message} />}
    </Screen>
  )
}

function useMessage(id: string) {
  const mayMark = useMayChange()
  return useQuery({
    queryKey: calls.messages.get.queryKey({ input: { id } }),
    async queryFn() {
      const message = await api.messages.get({ id })
      if (message.isRead || !mayMark) return message
      const read = await api.messages.update({ id, isRead: true })
      void refresh(calls.messages.list)
      return read
    },
  })
}
