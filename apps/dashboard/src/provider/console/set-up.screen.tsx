import { Alert, Button, Group, Loader, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { QrCode } from '../../account/profile/qr-code.tsx'
import { messageOf } from '../../platform/api/message-of.ts'
import { refusalCodeOf } from '../../platform/api/refused.ts'
import { tokenOfLink } from '../../platform/session/token-of-link.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { CopyText } from '../../platform/ui/copy-text.tsx'
import { titled } from '../../platform/ui/title.ts'
import { consoleApi, consoleCalls } from './console-api.ts'
import { EntryFrame } from './entry-frame.tsx'

export const meta = titled('Set up your account')

export default function SetUp() {
  const token = tokenOfLink(useLocation())
  const setup = useQuery({
    queryKey: consoleCalls.session.findSetup.queryKey({ input: { token } }),
    queryFn: () => consoleApi.session.findSetup({ token }),
    enabled: token !== '',
    staleTime: Infinity,
    retry: false,
  })
  if (token === '' || refusalCodeOf(setup.error) === 'token_spent')
    return (
      <EntryFrame
        title="This link no longer works"
        hint="It was used, or is older than 24 hours. “npm run provider -- reset-operator” makes a new one."
      />
    )
  if (setup.error)
    return (
      <EntryFrame title="This did not work">
        <Text size="sm">{messageOf(setup.error)}</Text>
        <Button onClick={() => void setup.refetch()}>Try again</Button>
      </EntryFrame>
    )
  if (!setup.data)
    return (
      <EntryFrame title="Set up your account">
        <Loader aria-label="Loading" />
      </EntryFrame>
    )
  const { name, email, uri, secret } = setup.data
  return (
    <EntryFrame title={`Welcome, ${name}`} hint={`You will sign in as ${email}.`}>
      <SetUpForm token={token} uri={uri} secret={secret} />
    </EntryFrame>
  )
}

function SetUpForm({ token, uri, secret }: { token: string; uri: string; secret: string }) {
  const navigate = useNavigate()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (value.length < 12 ? 'Use at least 12 characters.' : null),
      code: (value) => (value.trim() ? null : 'Enter the code that your app shows.'),
    },
  })
  const finish = useMutation(
    consoleCalls.session.finishSetup.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: () => void navigate('/console', { replace: true }),
      onError: (error) => applyRefusal(form, error),
    }),
  )
  return (
    <CheckedForm form={form} onSubmit={(values) => finish.mutate({ token, ...values })}>
      <Stack>
        {refusalCodeOf(finish.error) === 'token_spent' && (
          <Alert color="red">{messageOf(finish.error)}</Alert>
        )}
        <PasswordInput
          label="Password"
          description="At least 12 characters"
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Group align="flex-start">
          <QrCode text={uri} label="QR code for your authenticator app" />
          <Stack gap="sm" flex="1 1 12rem">
            <Text size="sm">
              Scan this with an authenticator app. Each sign-in asks for a code from it.
            </Text>
            <CopyText label="Key" value={secret} />
          </Stack>
        </Group>
        <TextInput
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
        <Button type="submit" size="md" loading={finish.isPending}>
          Finish and sign in
        </Button>
      </Stack>
    </CheckedForm>
  )
}
