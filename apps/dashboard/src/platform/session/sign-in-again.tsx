import { Button, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { quietApi } from '../api/client.ts'
import { focusNode } from '../focus-node.ts'
import { refusalCodeOf } from '../api/refused.ts'
import { sentenceOf } from '../api/sentence-of.ts'
import { useAuth } from './auth-context.ts'

interface SignInFormProps {
  storeId: string
  text?: string
  action?: string
  onSignedIn: () => void
  /** Omitted where the form must not take the focus from what is typed elsewhere. */
  takesFocus?: boolean
}

interface SignInAgainProps extends Omit<SignInFormProps, 'takesFocus'> {
  /** Omitted where nothing works without a session. */
  onLater?: () => void
}

export function SignInAgain({ onLater, ...form }: SignInAgainProps) {
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
      <SignInForm {...form} takesFocus />
    </Modal>
  )
}

/** Renews a session that has ended, in place. */
export function SignInForm(props: SignInFormProps) {
  const {
    storeId,
    text = 'What you entered is still here, and is saved once you are signed in.',
    action = 'Sign in and save',
    onSignedIn,
    takesFocus = false,
  } = props
  const { email, userId } = useAuth()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const signIn = useMutation({
    async mutationFn() {
      const session = needsCode
        ? await quietApi.auth.verifyCode({ code })
        : await quietApi.auth.login({ email, password })
      if (session.userId !== userId) throw new Error('This is another account.')
      await quietApi.store.selectStore({ storeId })
    },
    meta: { showsRefusals: true },
    onSuccess: onSignedIn,
    onError(error) {
      if (refusalCodeOf(error) === 'code_needed') setNeedsCode(true)
      if (refusalCodeOf(error) === 'sign_in_over') setNeedsCode(false)
    },
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    signIn.mutate()
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap="sm">
        <Text size="sm">Your session has ended. {text}</Text>
        <TextInput label="Email" value={email} readOnly autoComplete="username" />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          error={!needsCode && signIn.error && sentenceOf(signIn.error)}
          onChange={(event) => setPassword(event.currentTarget.value)}
          data-autofocus={takesFocus || undefined}
        />
        {needsCode && (
          <TextInput
            label="Code"
            description="From your authenticator app, or a recovery code"
            autoComplete="one-time-code"
            maxLength={40}
            value={code}
            error={
              signIn.error &&
              refusalCodeOf(signIn.error) !== 'code_needed' &&
              sentenceOf(signIn.error)
            }
            onChange={(event) => setCode(event.currentTarget.value)}
            ref={focusNode}
          />
        )}
        <Button type="submit" loading={signIn.isPending} disabled={password === ''}>
          {action}
        </Button>
      </Stack>
    </form>
  )
}
