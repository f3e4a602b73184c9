import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import type { Profile } from '@vitrine/contract/account/profile.ts'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { sentenceOf } from '../../platform/api/sentence-of.ts'
import { forgetCurrentStore } from '../../platform/session/current-store-id.ts'
import { showSuccess } from '../../platform/toast.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { TypedNameDialog } from '../../platform/ui/typed-name-dialog.tsx'

export function DeleteAccountPanel({ profile }: { profile: Profile }) {
  const [isOpen, dialog] = useDisclosure()
  return (
    <Panel
      title="Delete account"
      hint="Transfer or delete your shops first. You can return within 30 days by signing in."
    >
      <Group>
        <Button variant="outline" color="red.9" onClick={dialog.open}>
          Delete account
        </Button>
      </Group>
      {isOpen && <DeleteDialog email={profile.email} onClose={dialog.close} />}
    </Panel>
  )
}

function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate()
  const remove = useMutation(
    calls.profile.deleteAccount.mutationOptions({
      meta: { showsRefusals: true },
      async onSuccess() {
        forgetCurrentStore()
        await navigate('/login', { replace: true })
        queryClient.clear()
        showSuccess('Your account is deleted. Sign in within 30 days to get it back.')
      },
    }),
  )
  return (
    <TypedNameDialog
      title="Delete your account?"
      name={email}
      keep="Keep account"
      confirm="Delete account"
      error={remove.error && sentenceOf(remove.error)}
      isPending={remove.isPending}
      onConfirm={(confirmEmail) => remove.mutate({ confirmEmail })}
      onClose={onClose}
    >
      You are signed out everywhere, and your API keys stop working. After 30 days your account and
      all that belongs to it is removed.
    </TypedNameDialog>
  )
}
