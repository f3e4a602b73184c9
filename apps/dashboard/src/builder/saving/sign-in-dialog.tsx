import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../api/message-of.ts'
import { quietApi } from '../../api/client.ts'
import { useAuth } from '../../auth/auth-context.ts'
import { useBuilder } from '../builder-context.ts'
import { Question } from './question.tsx'

/** The session ended while someone was editing: they sign in again, and saving goes on. */
export function SignInDialog() {
  const { saving, storeInfo } = useBuilder()
  const { email, userId } = useAuth()
  const [password, setPassword] = useState('')
  const signIn = useMutation({
    async mutationFn() {
      const session = await quietApi.auth.login({ email, password })
      if (session.userId !== userId) throw new Error('This is another account.')
      await quietApi.store.selectStore({ storeId: storeInfo.storeId })
    },
    meta: { showsRefusals: true },
    onSuccess: () => void saving.resume(),
  })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    signIn.mutate()
  }
  return (
    <Question title="Please sign in again" size="sm">
      <form noValidate onSubmit={handleSubmit}>
        <Stack gap="sm">
          <Text size="sm">
            Your session has ended. Your changes are still here and kept on this device; saving goes
            on once you are signed in.
          </Text>
          <TextInput label="E-mail" value={email} readOnly autoComplete="username" />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            value={password}
            error={signIn.error && messageOf(signIn.error)}
            onChange={(event) => setPassword(event.currentTarget.value)}
            data-autofocus
          />
          <Button type="submit" loading={signIn.isPending} disabled={password === ''}>
            Sign in and go on
          </Button>
        </Stack>
      </form>
    </Question>
  )
}
