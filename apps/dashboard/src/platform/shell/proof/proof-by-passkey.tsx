import { Button, Divider, Group, Text } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { quietApi } from '../../api/client.ts'
import { sentenceOf } from '../../api/sentence-of.ts'
import { canUsePasskeys, askForPasskey } from '../../session/passkey-browser.ts'

interface ProofByPasskeyProps {
  /** The account has no password, so nothing else is offered. */
  isOnly: boolean
  onEnd: (isProven: boolean) => void
}

export function ProofByPasskey({ isOnly, onEnd }: ProofByPasskeyProps) {
  const prove = useMutation({
    mutationFn: async () => {
      const assertion = await askForPasskey(await quietApi.passkeys.startProof())
      if (!assertion) return
      await quietApi.passkeys.prove({ assertion })
      onEnd(true)
    },
    meta: { showsRefusals: true },
  })
  return (
    <>
      {isOnly && (
        <Text size="sm">
          This change needs your passkey. You are not asked again for 10 minutes. If you lost it,
          sign out and use “Forgot your password?” to set a password.
        </Text>
      )}
      <Button
        leftSection={<IconFingerprint size={18} aria-hidden />}
        variant={isOnly ? 'filled' : 'default'}
        loading={prove.isPending}
        disabled={!canUsePasskeys()}
        onClick={() => prove.mutate()}
      >
        Use your passkey
      </Button>
      {prove.error && (
        <Text size="sm" c="red.9" role="alert">
          {sentenceOf(prove.error)}
        </Text>
      )}
      {isOnly ? (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onEnd(false)}>
            Cancel
          </Button>
        </Group>
      ) : (
        <Divider label="or" />
      )}
    </>
  )
}
