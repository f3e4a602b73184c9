import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { calls } from '../api/calls.ts'
import { showSuccess } from '../toast.ts'
import { useAuth } from './auth-context.ts'

export function SendConfirmation() {
  const { email } = useAuth()
  const send = useMutation(
    calls.auth.resendVerification.mutationOptions({
      onSuccess: () => showSuccess(`Sent to ${email}. Check your spam folder too.`),
    }),
  )
  return (
    <Button
      size="sm"
      variant="default"
      loading={send.isPending}
      disabled={send.isSuccess}
      onClick={() => send.mutate(undefined)}
    >
      {send.isSuccess ? 'Sent' : 'Send email again'}
    </Button>
  )
}
