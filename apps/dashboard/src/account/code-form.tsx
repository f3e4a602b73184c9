import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { calls } from '../platform/api/calls.ts'
import { refusalCodeOf } from '../platform/api/refused.ts'
import { focusNode } from '../platform/focus-node.ts'
import { FormHeading } from '../platform/session/form-heading.tsx'
import { applyRefusal } from '../platform/ui/apply-refusal.ts'

interface CodeFormProps {
  onSignedIn: () => unknown
  /** The password is needed again: too late, or too many wrong codes. */
  onOver: () => void
  onBack: () => void
}

export function CodeForm({ onSignedIn, onOver, onBack }: CodeFormProps) {
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (value) => (value.trim() ? null : 'Enter the code.') },
  })
  const verify = useMutation(
    calls.auth.verifyCode.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: onSignedIn,
      onError(error) {
        if (refusalCodeOf(error) === 'sign_in_over') onOver()
        else applyRefusal(form, error)
      },
    }),
  )
  return (
    <form noValidate onSubmit={form.onSubmit((values) => verify.mutate(values))}>
      <FormHeading title="Enter your code">
        From your authenticator app, or one of your recovery codes.
      </FormHeading>
      <Stack>
        <TextInput
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          ref={focusNode}
          {...form.getInputProps('code')}
        />
        <Button type="submit" size="md" loading={verify.isPending}>
          Sign in
        </Button>
        <Text size="sm" ta="center">
          <Button variant="transparent" size="compact-sm" onClick={onBack}>
            Use another account
          </Button>
        </Text>
      </Stack>
    </form>
  )
}
