import { Button, Group, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { quietApi } from '../../api/client.ts'
import { sentenceOf } from '../../api/sentence-of.ts'
import { useAuth } from '../../session/auth-context.ts'

/** For an account without a password and passkey: a link that signs in again is its proof. */
export function ProofByLink({ onEnd }: { onEnd: (isProven: boolean) => void }) {
  const { email } = useAuth()
  const send = useMutation({
    mutationFn: () => quietApi.auth.emailLink({ email }),
    meta: { showsRefusals: true },
  })
  return (
    <div aria-live="polite">
      <Text size="sm" mb="md">
        {send.isSuccess
          ? `We sent a link to ${email}. Open it in this browser, then come back and continue.`
          : 'Your account has no password yet. We can email you a link that confirms it is you. Then set a password or add a passkey on your profile, so that this is quicker.'}
      </Text>
      {send.error && (
        <Text size="sm" c="red.9" role="alert" mb="md">
          {sentenceOf(send.error)}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onEnd(false)}>
          Cancel
        </Button>
        {send.isSuccess ? (
          <Button onClick={() => onEnd(true)}>Continue</Button>
        ) : (
          <Button loading={send.isPending} data-autofocus onClick={() => send.mutate()}>
            Email me a link
          </Button>
        )}
      </Group>
    </div>
  )
}
