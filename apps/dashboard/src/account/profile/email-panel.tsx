import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconMailForward } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Profile } from '@vitrine/contract/account/profile.ts'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { checkEmail } from '../../platform/session/checks.ts'
import { SendConfirmation } from '../../platform/session/send-confirmation.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Warning } from '../../platform/ui/warning.tsx'

export function EmailPanel({ profile }: { profile: Profile }) {
  const { email, emailVerified, emailChange } = profile
  return (
    <Panel title="Email" hint="You sign in with it, and we write to it.">
      <Group justify="space-between">
        <div>
          <Text fw={600}>{email}</Text>
          <Text size="sm" c="var(--ink-soft)">
            {emailVerified ? 'Confirmed' : 'Not confirmed yet'}
          </Text>
        </div>
        {!emailVerified && <SendConfirmation />}
      </Group>
      {emailChange ? <Waiting {...emailChange} /> : <NewEmailForm isConfirmed={emailVerified} />}
    </Panel>
  )
}

function NewEmailForm({ isConfirmed }: { isConfirmed: boolean }) {
  const form = useForm({ initialValues: { email: '' }, validate: { email: checkEmail } })

  async function request({ email }: { email: string }) {
    try {
      keep(await api.profile.changeEmail({ email: email.trim() }))
    } catch (error) {
      applyRefusal(form, error)
    }
  }

  return (
    <CheckedForm form={form} onSubmit={request}>
      <Stack>
        <TextInput
          label="New email"
          description={
            isConfirmed
              ? 'We send a link to both addresses. It changes once you have opened both.'
              : 'We send a link to the new address. It changes once you have opened it.'
          }
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.getInputProps('email')}
        />
        <Group>
          <Button type="submit" variant="default" loading={form.submitting}>
            Change email
          </Button>
        </Group>
      </Stack>
    </CheckedForm>
  )
}

function Waiting(change: NonNullable<Profile['emailChange']>) {
  const cancel = useMutation(
    calls.profile.cancelEmailChange.mutationOptions({
      onSuccess(saved) {
        keep(saved)
        showSuccess('Your email stays as it is')
      },
    }),
  )
  return (
    <Warning
      color="yellow"
      icon={<IconMailForward aria-hidden />}
      title={`Waiting to change to ${change.email}`}
    >
      <Stack gap="sm">
        <Text size="sm" c="var(--ink)">
          {sentenceOf(change)} The links work until {formatMoment(change.expiresAt)}.
        </Text>
        <Group>
          <Button
            variant="default"
            size="sm"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined)}
          >
            Keep current email
          </Button>
        </Group>
      </Stack>
    </Warning>
  )
}

function sentenceOf({ isConfirmedAtOld, isConfirmedAtNew }: NonNullable<Profile['emailChange']>) {
  if (isConfirmedAtOld) return 'Open the link that we sent to the new address.'
  if (isConfirmedAtNew) return 'Open the link that we sent to your current address.'
  return 'Open the links that we sent to both addresses.'
}

function keep(saved: Profile) {
  queryClient.setQueryData(calls.profile.get.queryKey(), saved)
}
