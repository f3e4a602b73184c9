import { useQuery } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { WebhookPanel } from './webhook-panel.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import type { Route } from './+types/webhook.screen'

export const meta = titled('Webhook')

export default function WebhookScreen({ params: { webhookId } }: Route.ComponentProps) {
  const {
    data: webhook,
    error,
    isPending,
    refetch,
  } = useQuery(calls.webhooks.get.queryOptions({ input: { id: webhookId } }))
  return (
    <Screen
      title="Webhook"
      hint={<span style={{ overflowWrap: 'anywhere' }}>{webhook?.url}</span>}
      back={{ to: '/dashboard/developers/webhooks', label: 'Webhooks' }}
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="webhook" error={error} onRetry={() => void refetch()} />}
      {webhook && <WebhookPanel webhook={webhook} />}
      {webhook && <DeliveryLog webhookId={webhookId} />}
    </Screen>
  )
}
