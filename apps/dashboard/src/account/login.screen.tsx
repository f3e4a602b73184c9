import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { calls } from '../platform/api/calls.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { refusalCodeOf } from '../platform/api/refused.ts'
import { invitedAddress, returnPath } from '../platform/session/return-path.ts'
import { checkEmail } from '../platform/session/checks.ts'
import {
  choiceIn,
  pathAfter,
  withChoice,
  withTemplate,
} from '../platform/session/sign-up-choice.ts'
import { forgetCurrentStore } from '../platform/session/current-store-id.ts'
import { FormHeading } from '../platform/session/form-heading.tsx'
import { applyRefusal } from '../platform/ui/apply-refusal.ts'
import { TextLink } from '../platform/ui/text-link.tsx'
import { CodeForm } from './code-form.tsx'
import { EmailLink, LinkSent } from './email-link.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { titled } from '../platform/ui/title.ts'

export const meta = titled('Sign in')

export default function Login() {
  const navigate = useNavigate()
  const { state, search } = useLocation() as { state: unknown; search: string }
  const next = pathAfter(choiceIn(search), returnPath(state))
  // A link may be opened in another browser.
  const chosen = choiceIn(next.split('?')[1] ?? '')
  const choice = chosen && withTemplate(chosen)
  const invited = invitedAddress(state)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: invited ?? '', password: '' },
    validate: { email: checkEmail, password: (value) => (value ? null : 'Enter your password.') },
  })
  const [needsCode, setNeedsCode] = useState(false)
  const [sentTo, setSentTo] = useState<string>()

  function linkRequest() {
    if (form.validateField('email').hasError) return undefined
    return { email: form.getValues().email.trim(), ...(choice && { choice }) }
  }

  function enter() {
    forgetCurrentStore()
    queryClient.clear()
    return navigate(next, { replace: true })
  }

  const login = useMutation(
    calls.auth.login.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: enter,
      onError(error) {
        if (refusalCodeOf(error) === 'code_needed') setNeedsCode(true)
        else applyRefusal(form, error, { ofCode: { wrong_credentials: 'password' } })
      },
    }),
  )
  if (sentTo) return <LinkSent email={sentTo} />
  if (needsCode)
    return (
      <CodeForm
        onSignedIn={enter}
        onOver={() => {
          setNeedsCode(false)
          form.setFieldError(
            'password',
            'Enter it again: 10 minutes passed, or five codes were wrong.',
          )
        }}
        onBack={() => setNeedsCode(false)}
      />
    )
  return (
    <form noValidate onSubmit={form.onSubmit((values) => login.mutate(values))}>
      <FormHeading title="Welcome back">Sign in to manage your shop.</FormHeading>
      <Stack>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          readOnly={invited !== undefined}
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end" mt={-6}>
          <Text size="sm">
            <TextLink to={withChoice('/forgot-password', choice)}>Forgot your password?</TextLink>
          </Text>
        </Group>
        <Button type="submit" size="md" loading={login.isPending}>
          Sign in
        </Button>
        {invited === undefined && <EmailLink request={linkRequest} onSent={setSentTo} />}
        <PasskeyButton onSignedIn={enter} />
        {invited === undefined && (
          <Text size="sm" ta="center">
            New here? <TextLink to="/signup">Open a shop</TextLink>
          </Text>
        )}
      </Stack>
    </form>
  )
}
