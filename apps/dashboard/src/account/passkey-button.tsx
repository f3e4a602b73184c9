import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { api } from '../platform/api/client.ts'
import { canUsePasskeys, askForPasskey } from '../platform/session/passkey-browser.ts'

export function PasskeyButton({ onSignedIn }: { onSignedIn: () => unknown }) {
  const signIn = useMutation({
    mutationFn: async () => {
      const assertion = await askForPasskey(await api.passkeys.startSignIn())
      if (!assertion) return
      await api.passkeys.signIn({ assertion })
      await onSignedIn()
    },
  })
  if (!canUsePasskeys()) return null
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconFingerprint size={18} aria-hidden />}
      loading={signIn.isPending}
      onClick={() => signIn.mutate()}
    >
      Use a passkey
    </Button>
  )
}
