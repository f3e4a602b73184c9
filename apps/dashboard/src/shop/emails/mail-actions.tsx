import { Button } from '@mantine/core'
import { IconRefresh, IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { MailDetail } from '@vitrine/contract/shop/mails.ts'
import { useNavigate } from 'react-router'
import { showSuccess } from '../../platform/toast.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { calls } from '../../platform/api/calls.ts'
import { confirm } from '../../platform/ui/confirm.tsx'
import { useMayChange } from '../../platform/session/auth-context.ts'

export function MailActions({ mail }: { mail: MailDetail }) {
  if (!useMayChange()) return null
  if (mail.status === 'failed') return <RetryButton mail={mail} />
  return mail.canSendAgain ? <SendAgainButton mail={mail} /> : null
}

function RetryButton({ mail: { id } }: { mail: MailDetail }) {
  const retry = useMutation(
    calls.mails.retry.mutationOptions({
      onSuccess: (mail) => keep(mail, 'Sending the email again'),
      onError: () => void refresh(calls.mails),
    }),
  )
  return (
    <Button
      leftSection={<IconRefresh size={18} aria-hidden />}
      loading={retry.isPending}
      onClick={() => retry.mutate({ id })}
    >
      Retry now
    </Button>
  )
}

function SendAgainButton({ mail: { id, recipient } }: { mail: MailDetail }) {
  const navigate = useNavigate()
  const again = useMutation(
    calls.mails.sendAgain.mutationOptions({
      async onSuccess(mail) {
        void navigate(`/dashboard/mails/${mail.id}`)
        await keep(mail, 'Email queued again')
      },
    }),
  )
  const handleSend = () =>
    confirm({
      title: 'Send this email again?',
      text: `It is created again with current data and sent to the current address${
        recipient === null ? '' : ` (then: ${recipient})`
      }.`,
      confirm: 'Send again',
      onConfirm: () => again.mutate({ id }),
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

async function keep(mail: MailDetail, notice: string) {
  showSuccess(notice)
  queryClient.setQueryData(calls.mails.get.queryKey({ input: { id: mail.id } }), mail)
  await refresh(calls.mails)
}
