import { Button } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { api } from '../platform/api/client.ts'
import { canUsePasskeys, makePasskey } from '../platform/session/passkey-browser.ts'

interface Owner {
  name: string
  email: string
}

interface PasskeySignUpProps {
  /** @returns nothing if the form marks what is missing */
  request: () => Owner | undefined
  onSignedIn: () => unknown
  /** The address has an account already, and gets an email. */
  onSent: (email: string) => void
  onRefused: (error: Error) => void
}

/** Opens an account without a password. */
export function PasskeySignUp({ request, onSignedIn, onSent, onRefused }: PasskeySignUpProps) {
  const signUp = useMutation({
    meta: { showsRefusals: true },
    mutationFn: async (owner: Owner) => {
      const registration = await makePasskey(await api.passkeys.startSignUp(owner))
      if (!registration) return
      const { signedIn } = await api.passkeys.signUp({ ...owner, registration })
      await (signedIn ? onSignedIn() : onSent(owner.email))
    },
    onError: onRefused,
  })
  if (!canUsePasskeys()) return null
  return (
    <Button
      variant="default"
      size="md"
      leftSection={<IconFingerprint size={18} aria-hidden />}
      loading={signUp.isPending}
      onClick={() => {
        const owner = request()
        if (owner) signUp.mutate(owner)
      }}
    >
      Use a passkey
    </Button>
  )
}
