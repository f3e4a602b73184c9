import { Button } from '@mantine/core'
import { IconRefresh, IconSend } from '@tabler/icons-react'
import type { MailDetail } from '@vitrine/contract/mails.ts'
import { useNavigate } from 'react-router'
import { confirm } from '../../platform/ui/confirm.tsx'
import { useRetryMail, useSendAgain } from './use-mails.ts'

export function MailActions({ mail }: { mail: MailDetail }) {
  if (mail.status === 'failed') return <RetryButton mail={mail} />
  return mail.canSendAgain ? <SendAgainButton mail={mail} /> : null
}

function RetryButton({ mail: { id } }: { mail: MailDetail }) {
  const retry = useRetryMail(id)
  return (
    <Button
      leftSection={<IconRefresh size={18} aria-hidden />}
      loading={retry.isPending}
      onClick={() => retry.mutate()}
    >
      Retry now
    </Button>
  )
}

function SendAgainButton({ mail: { id, recipient } }: { mail: MailDetail }) {
  const navigate = useNavigate()
  const again = useSendAgain(id, (mail) => void navigate(`/dashboard/mails/${mail.id}`))
  const handleSend = () =>
    confirm({
      title: 'Send this email again?',
      text: `It is created again with current data and sent to the current address${
        recipient === null ? '' : ` (then: ${recipient})`
      }.`,
      confirm: 'Send again',
      onConfirm: () => again.mutate(),
    })
  return (
    <Button
      variant="default"
      leftSection={<IconSend size={18} aria-hidden />}
      loading={again.isPending}
      onClick={handleSend}
    >
      Send again
    </Button>
  )
}
