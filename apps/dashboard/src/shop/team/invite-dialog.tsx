import { Modal, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { GivenRole } from '@vitrine/contract/account/team.ts'
import { useMutation } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useAuth, useCurrentStore } from '../../platform/session/auth-context.ts'
import { checkEmail } from '../../platform/session/checks.ts'
import { SendConfirmation } from '../../platform/session/send-confirmation.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { applyRefusal } from '../../platform/ui/apply-refusal.ts'
import { CheckedForm } from '../../platform/ui/checked-form.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { RoleSelect } from './role-select.tsx'

interface Values {
  email: string
  role: GivenRole
}

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { emailVerified } = useAuth()
  return (
    <Modal opened onClose={onClose} title="Invite to the team" centered>
      {emailVerified ? <InviteForm onClose={onClose} /> : <ConfirmFirst />}
    </Modal>
  )
}

function ConfirmFirst() {
  const { email } = useAuth()
  return (
    <Stack align="flex-start">
      <Text size="sm">
        Confirm your own address first: open the link that we sent to {email}. Then you can invite
        others.
      </Text>
      <SendConfirmation />
    </Stack>
  )
}

function InviteForm({ onClose }: { onClose: () => void }) {
  const { storeId } = useCurrentStore()
  const form = useForm<Values>({
    initialValues: { email: '', role: 'viewer' },
    validate: { email: (value) => checkEmail(value) && 'Enter an email address.' },
  })
  const invite = useMutation(
    calls.team.invite.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess(team, { email }) {
        queryClient.setQueryData(calls.team.list.queryKey({ input: { storeId } }), team)
        showSuccess(`Invitation sent to ${email}`)
        onClose()
      },
      onError: (error) =>
        applyRefusal(form, error, {
          ofCode: { already_member: 'email', already_invited: 'email', team_full: 'email' },
        }),
    }),
  )
  return (
    <CheckedForm
      form={form}
      onSubmit={({ email, role }) => invite.mutate({ storeId, email: email.trim(), role })}
    >
      <Stack>
        <TextInput
          label="Email"
          type="email"
          autoComplete="off"
          maxLength={254}
          data-autofocus
          {...form.getInputProps('email')}
        />
        <RoleSelect {...form.getInputProps('role')} />
        <Text size="sm" c="var(--ink-soft)">
          The link in the email works once, for 7 days, and for this address only.
        </Text>
        <DialogButtons confirm="Send invitation" isPending={invite.isPending} onClose={onClose} />
      </Stack>
    </CheckedForm>
  )
}
