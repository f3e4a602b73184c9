import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { calls } from '../platform/api/calls.ts'
import { checkEmail } from '../platform/session/checks.ts'
import { choiceIn, withChoice } from '../platform/session/sign-up-choice.ts'
import { FormHeading } from '../platform/session/form-heading.tsx'
import { applyRefusal } from '../platform/ui/apply-refusal.ts'
import { TextLink } from '../platform/ui/text-link.tsx'
import { titled } from '../platform/ui/title.ts'

export const meta = titled('Forgot your password')

export default function ForgotPassword() {
  const choice = choiceIn(useLocation().search)
  const loginPath = withChoice('/login', choice)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: checkEmail },
  })
  const ask = useMutation(
    calls.auth.forgotPassword.mutationOptions({
      meta: { showsRefusals: true },
      onError: (error) => applyRefusal(form, error),
    }),
  )
  if (ask.isSuccess) return <Sent email={form.getValues().email} loginPath={loginPath} />
  return (
    <form noValidate onSubmit={form.onSubmit((values) => ask.mutate({ ...values, choice }))}>
      <FormHeading title="Forgot your password?">
        Enter your email and we send you a link to set a new password.
      </FormHeading>
      <Stack>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Button type="submit" size="md" loading={ask.isPending}>
          Send the link
        </Button>
        <Text size="sm" ta="center">
          <TextLink to={loginPath}>Back to sign in</TextLink>
        </Text>
      </Stack>
    </form>
  )
}

function Sent({ email, loginPath }: { email: string; loginPath: string }) {
  return (
    <div aria-live="polite">
      <FormHeading title="Check your inbox">
        If {email} has an account here, a link is on its way. It works once, for 30 minutes.
      </FormHeading>
      <TextLink to={loginPath}>Back to sign in</TextLink>
    </div>
  )
}
