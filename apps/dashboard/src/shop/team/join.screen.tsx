import { Button, Loader, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { roleNames } from '@vitrine/contract/call/role.ts'
import { useLocation, useNavigate } from 'react-router'
import { calls, quietCalls } from '../../platform/api/calls.ts'
import { quietApi } from '../../platform/api/client.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { isRefused, statusOf } from '../../platform/api/refused.ts'
import { rememberPath } from '../../platform/session/return-path.ts'
import { checkNewPassword } from '../../platform/session/checks.ts'
import {
  forgetCurrentStore,
  rememberCurrentStore,
} from '../../platform/session/current-store-id.ts'
import { FormHeading } from '../../platform/session/form-heading.tsx'
import { tokenOfLink } from '../../platform/session/token-of-link.ts'
import { showSuccess } from '../../platform/toast.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { TextLink } from '../../platform/ui/text-link.tsx'
import { titled } from '../../platform/ui/title.ts'
import { roleHints } from './role-hints.ts'

export const meta = titled('Join a team')

type Found = Awaited<ReturnType<typeof quietApi.invitations.find>>

/** `/join#token={token}`, the link of an invitation. */
export default function Join() {
  const token = tokenOfLink(useLocation())
  const found = useQuery({
    ...quietCalls.invitations.find.queryOptions({ input: { token } }),
    enabled: token !== '',
    retry: false,
    gcTime: 0,
  })
  const auth = useQuery({
    queryKey: ['who is signed in'],
    queryFn: () =>
      quietApi.auth.checkAuth().catch((error: unknown) => {
        if (statusOf(error) === 401) return null
        throw error
      }),
    gcTime: 0,
  })
  const error = found.error ?? auth.error
  if (!token) return <Over sentence="The link is incomplete. Open it from the email once more." />
  if (error && isRefused(error) && statusOf(error) === 410)
    return <Over sentence={messageOf(error)} />
  if (error)
    return (
      <div role="alert">
        <FormHeading title="This did not work">{messageOf(error)}</FormHeading>
        <Button onClick={() => void Promise.all([found.refetch(), auth.refetch()])}>
          Try again
        </Button>
      </div>
    )
  if (!found.data || auth.data === undefined) return <Loader aria-label="Opening the invitation" />
  const invitation = found.data
  if (auth.data === null)
    return invitation.hasAccount ? (
      <SignInFirst invitation={invitation} />
    ) : (
      <SignUp token={token} invitation={invitation} />
    )
  return auth.data.email === invitation.email ? (
    <Answer token={token} invitation={invitation} />
  ) : (
    <Elsewhere
      invitation={invitation}
      email={auth.data.email}
      onSignedOut={() => void auth.refetch()}
    />
  )
}

function Over({ sentence }: { sentence: string }) {
  return (
    <div aria-live="polite">
      <FormHeading title="This invitation no longer works">{sentence}</FormHeading>
      <TextLink to="/choose-store">Go to your shops</TextLink>
    </div>
  )
}

function Heading({ invitation: { storeName, role, invitedBy } }: { invitation: Found }) {
  return (
    <FormHeading title={`Join ${storeName}`}>
      {invitedBy ?? storeName} invites you as {roleNames[role]}: {lowered(roleHints[role])}
    </FormHeading>
  )
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

function SignInFirst({ invitation }: { invitation: Found }) {
  const navigate = useNavigate()
  const location = useLocation()
  const { email } = invitation
  return (
    <>
      <Heading invitation={invitation} />
      <Stack>
        <Text size="sm">{email} has an account already. Sign in with it to accept.</Text>
        <Button
          size="md"
          onClick={() => void navigate('/login', { state: { ...rememberPath(location), email } })}
        >
          Sign in
        </Button>
      </Stack>
    </>
  )
}

function useEnter({ storeName }: Found) {
  const navigate = useNavigate()
  return async (storeId: string) => {
    queryClient.clear()
    rememberCurrentStore(storeId)
    await navigate('/dashboard', { replace: true })
    showSuccess(`Welcome to ${storeName}`)
  }
}

function SignUp({ token, invitation }: { token: string; invitation: Found }) {
  const enter = useEnter(invitation)
  const form = useForm({
    initialValues: { name: '', password: '' },
    validate: {
      name: (value) => (value.trim() ? null : 'Enter your name.'),
      password: checkNewPassword,
    },
  })
  const signUp = useMutation(
    calls.invitations.signUp.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: ({ selectedStoreId }) => enter(selectedStoreId),
      onError: (error) => applyRefusal(form, error, { ofCode: { wrong_credentials: 'password' } }),
    }),
  )
  return (
    <CheckedForm form={form} onSubmit={(values) => signUp.mutate({ token, ...values })}>
      <Heading invitation={invitation} />
      <Stack>
        <TextInput
          label="Email"
          description="The invitation is for this address"
          value={invitation.email}
          readOnly
          autoComplete="username"
        />
        <TextInput label="Your name" autoComplete="name" {...form.getInputProps('name')} />
        <PasswordInput
          label="Password"
          description="At least 8 characters"
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={signUp.isPending}>
          Create account and join
        </Button>
      </Stack>
    </CheckedForm>
  )
}

function Answer({ token, invitation }: { token: string; invitation: Found }) {
  const navigate = useNavigate()
  const enter = useEnter(invitation)
  const accept = useMutation(
    calls.invitations.accept.mutationOptions({
      onSuccess: ({ selectedStoreId }) => enter(selectedStoreId),
    }),
  )
  const decline = useMutation(
    calls.invitations.decline.mutationOptions({
      onSuccess: async () => {
        await navigate('/choose-store', { replace: true })
        showSuccess('Invitation declined')
      },
    }),
  )
  return (
    <>
      <Heading invitation={invitation} />
      <Stack>
        <Text size="sm">You are signed in as {invitation.email}.</Text>
        <Button size="md" loading={accept.isPending} onClick={() => accept.mutate({ token })}>
          Accept
        </Button>
        <Button
          size="md"
          variant="default"
          loading={decline.isPending}
          onClick={() => decline.mutate({ token })}
        >
          Decline
        </Button>
      </Stack>
    </>
  )
}

interface ElsewhereProps {
  invitation: Found
  email: string
  onSignedOut: () => void
}

function Elsewhere({ invitation, email, onSignedOut }: ElsewhereProps) {
  const signOut = useMutation(
    calls.auth.logout.mutationOptions({
      onSuccess() {
        forgetCurrentStore()
        onSignedOut()
      },
    }),
  )
  return (
    <>
      <FormHeading title="This invitation is for another address">
        It was sent to {invitation.email}, and you are signed in as {email}. Sign out to accept it
        with the other address.
      </FormHeading>
      <Stack>
        <Button size="md" loading={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
          Sign out and continue
        </Button>
        <Text size="sm" ta="center">
          <TextLink to="/choose-store">Go to your shops</TextLink>
        </Text>
      </Stack>
    </>
  )
}
