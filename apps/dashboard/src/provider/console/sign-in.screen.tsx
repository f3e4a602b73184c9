import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../platform/api/message-of.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { refusalCodeOf } from '../../platform/api/refused.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { titled } from '../../platform/ui/title.ts'
import { consoleCalls } from './console-api.ts'
import { EntryFrame } from './entry-frame.tsx'

export const meta = titled('Console')

export default function ConsoleSignIn() {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '', code: '' },
    validate: {
      email: (value) => (value.trim() ? null : 'Enter your email address.'),
      password: (value) => (value ? null : 'Enter your password.'),
      code: (value) => (value.trim() ? null : 'Enter the code of your app.'),
    },
  })
  const signIn = useMutation(
    consoleCalls.session.signIn.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess() {
        queryClient.clear()
        void navigate(pathIn(state), { replace: true })
      },
    }),
  )
  return (
    <EntryFrame title="Sign in" hint="For operators only. Owners sign in to their dashboard.">
      <CheckedForm form={form} onSubmit={(values) => signIn.mutate(values)}>
        <Stack>
          {signIn.error && <Alert color="red">{sentenceOf(signIn.error)}</Alert>}
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            key={form.key('password')}
            {...form.getInputProps('password')}
          />
          <TextInput
            label="Code"
            description="Six digits from your authenticator app"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            key={form.key('code')}
            {...form.getInputProps('code')}
          />
          <Button type="submit" size="md" loading={signIn.isPending}>
            Sign in
          </Button>
        </Stack>
      </CheckedForm>
    </EntryFrame>
  )
}

function sentenceOf(error: Error): string {
  return refusalCodeOf(error) === 'wrong_credentials'
    ? 'Email, password or code is wrong. Each code works once: wait for the next one.'
    : messageOf(error)
}

function pathIn(state: unknown): string {
  const from = typeof state === 'object' && state && 'from' in state ? state.from : undefined
  return typeof from === 'string' && from.startsWith('/console') ? from : '/console'
}
