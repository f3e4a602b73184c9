import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { calls } from '../platform/api/calls.ts'
import { queryClient } from '../platform/api/query-client.ts'
import { checkEmail, checkNewPassword } from '../platform/session/checks.ts'
import { forgetCurrentStore } from '../platform/session/current-store-id.ts'
import { isSignedIn } from '../platform/session/is-signed-in.ts'
import { choiceIn, pathAfter, withTemplate } from '../platform/session/sign-up-choice.ts'
import { FormHeading } from '../platform/session/form-heading.tsx'
import { applyRefusal } from '../platform/ui/apply-refusal.ts'
import { TextLink } from '../platform/ui/text-link.tsx'
import { EmailLink } from './email-link.tsx'
import { PasskeySignUp } from './passkey-sign-up.tsx'
import { titled } from '../platform/ui/title.ts'

export const meta = titled('Open a shop')

export default function Signup() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const choice = withTemplate(choiceIn(search))
  const next = pathAfter(choice, '/choose-store')
  // A plan may be chosen on the page of prices by an owner.
  const { data: isOwner } = useQuery({
    queryKey: ['isSignedIn'],
    queryFn: isSignedIn,
    enabled: choice?.plan !== undefined,
    gcTime: 0,
  })
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', password: '' },
    validate: {
      name: (value) => (value.trim() ? null : 'Enter your name.'),
      email: checkEmail,
      password: checkNewPassword,
    },
  })
  function linkRequest() {
    const isWrong = ['name', 'email'].map((field) => form.validateField(field).hasError)
    if (isWrong.includes(true)) return undefined
    const { name, email } = form.getValues()
    return { name: name.trim(), email: email.trim(), ...(choice && { choice }) }
  }

  function enter() {
    forgetCurrentStore()
    queryClient.clear()
    return navigate(next, { replace: true })
  }

  const signup = useMutation(
    calls.auth.signup.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: ({ signedIn }) => (signedIn ? enter() : setSentTo(form.getValues().email)),
      onError: (error) => applyRefusal(form, error),
    }),
  )
  if (isOwner === true) return <Navigate to={next} replace />
  if (sentTo) return <CheckYourMail email={sentTo} />
  return (
    <form noValidate onSubmit={form.onSubmit((values) => signup.mutate({ ...values, choice }))}>
      <FormHeading title="Open your shop">An account first; then you name your shop.</FormHeading>
      <Stack>
        <TextInput
          label="Your name"
          autoComplete="name"
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label="Password"
          description="At least 8 characters"
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={signup.isPending}>
          Create account
        </Button>
        <EmailLink request={linkRequest} onSent={setSentTo} />
        <PasskeySignUp
          request={linkRequest}
          onSignedIn={enter}
          onSent={setSentTo}
          onRefused={(error) => applyRefusal(form, error)}
        />
        <Text size="sm" ta="center">
          Already have one?{' '}
          <TextLink to="/login" state={choice && { from: next }}>
            Sign in
          </TextLink>
        </Text>
      </Stack>
    </form>
  )
}

function CheckYourMail({ email }: { email: string }) {
  return (
    <div aria-live="polite">
      <FormHeading title="Check your inbox">
        We have sent a message to {email}. Follow its link to continue.
      </FormHeading>
      <TextLink to="/login">Go to sign in</TextLink>
    </div>
  )
}
