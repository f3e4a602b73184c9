import { Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { quietApi } from '../api/client.ts'
import { messageOf } from '../api/message-of.ts'
import { useAuth } from './auth-context.ts'

interface SignInAgainProps {
  storeId: string
  text?: string
  action?: string
  onSignedIn: () => void
  /** Omitted where nothing works without a session. */
  onLater?: () => void
}

export function SignInAgain(props: SignInAgainProps) {
  const {
    storeId,
    text = 'What you entered is still here, and is saved once you are signed in.',
    action = 'Sign in and save',
    onSignedIn,
    onLater,
  } = props
  const { email, userId } = useAuth()
  const [password, setPassword] = useState('')
  const signIn = useMutation({
    async mutationFn() {
      const session = await quietApi.auth.login({ email, password })
      if (session.userId !== userId) throw new Error('This is another account.')
      await quietApi.store.selectStore({ storeId })
    },
    meta: { showsRefusals: true },
    onSuccess: onSignedIn,
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    signIn.mutate()
  }

  return (
    <Modal
      opened
      onClose={() => onLater?.()}
      withCloseButton={onLater !== undefined}
      closeOnEscape={onLater !== undefined}
      closeOnClickOutside={false}
      title="Please sign in again"
      size="sm"
      centered
    >
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="sm">
          <Text size="sm">Your session has ended. {text}</Text>
          <TextInput label="Email" value={email} readOnly autoComplete="username" />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            value={password}
            error={signIn.error && messageOf(signIn.error)}
            onChange={(event) => setPassword(event.currentTarget.value)}
            data-autofocus
          />
          <Button type="submit" loading={signIn.isPending} disabled={password === ''}>
            {action}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
