import { Button, Checkbox, PasswordInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { SignUpChoice } from '@vitrine/contract/account/auth.ts'
import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { calls } from '../platform/api/calls.ts'
import { refusalCodeOf } from '../platform/api/refused.ts'
import { checkNewPassword } from '../platform/session/checks.ts'
import { choiceIn, withChoice } from '../platform/session/sign-up-choice.ts'
import { FormHeading } from '../platform/session/form-heading.tsx'
import { tokenOfLink } from '../platform/session/token-of-link.ts'
import { applyRefusal } from '../platform/ui/apply-refusal.ts'
import { TextLink } from '../platform/ui/text-link.tsx'
import { titled } from '../platform/ui/title.ts'

export const meta = titled('Set a new password')

export default function ResetPassword() {
  const location = useLocation()
  const token = tokenOfLink(location)
  const choice = choiceIn(location.hash)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', revokeApiKeys: false },
    validate: { password: checkNewPassword },
  })
  const reset = useMutation(
    calls.auth.resetPassword.mutationOptions({
      meta: { showsRefusals: true },
      onError(error) {
        if (refusalCodeOf(error) !== 'token_spent') applyRefusal(form, error)
      },
    }),
  )
  if (!token || refusalCodeOf(reset.error) === 'token_spent') return <Spent choice={choice} />
  if (reset.isSuccess) return <Changed choice={choice} />
  return (
    <form noValidate onSubmit={form.onSubmit((values) => reset.mutate({ token, ...values }))}>
      <FormHeading title="Set a new password">
        You will be signed out on all other devices.
      </FormHeading>
      <Stack>
        <PasswordInput
          label="New password"
          description="At least 8 characters"
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Checkbox
          label="Also revoke my API keys"
          description="Choose this if someone else may know your password. Apps that use your API keys stop working until you give them new ones."
          key={form.key('revokeApiKeys')}
          {...form.getInputProps('revokeApiKeys', { type: 'checkbox' })}
        />
        <Button type="submit" size="md" loading={reset.isPending}>
          Save password
        </Button>
      </Stack>
    </form>
  )
}

function Spent({ choice }: { choice: SignUpChoice | undefined }) {
  return (
    <div aria-live="polite">
      <FormHeading title="This link no longer works">
        It was already used, has expired, or is incomplete.
      </FormHeading>
      <TextLink to={withChoice('/forgot-password', choice)}>Request a new link</TextLink>
    </div>
  )
}

function Changed({ choice }: { choice: SignUpChoice | undefined }) {
  return (
    <div aria-live="polite">
      <FormHeading title="Your password was changed">Sign in with the new one.</FormHeading>
      <TextLink to={withChoice('/login', choice)}>Go to sign in</TextLink>
    </div>
  )
}
