import { Badge } from '@mantine/core'
import type { Webhook } from '@vitrine/contract/account/webhooks.ts'

export function WebhookBadge({ isOn, offReason }: Pick<Webhook, 'isOn' | 'offReason'>) {
  const byItself = offReason === 'gone' || offReason === 'failing'
  return (
    <Badge variant="light" miw="max-content" color={isOn ? 'pine' : byItself ? 'red' : 'gray'}>
      {isOn ? 'On' : byItself ? 'Switched off' : 'Off'}
    </Badge>
  )
}
