import { MessageView } from './message-view.tsx'
import { useMessage } from './use-messages.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/message.screen'

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
