import { Badge } from '@mantine/core'
import type { MailStatus } from '@vitrine/contract/shop/mails.ts'
import { mailStates } from './mail-states.ts'

export function MailStatusBadge({ status }: { status: MailStatus }) {
  const { label, color } = mailStates[status]
  return (
    <Badge variant="light" color={color} style={{ flex: 'none' }}>
      {label}
    </Badge>
  )
}
