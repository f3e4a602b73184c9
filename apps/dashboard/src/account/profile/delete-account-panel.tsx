import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import type { Profile } from '@vitrine/contract/account/profile.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { sentenceOf } from '../../platform/api/sentence-of.ts'
import { forgetCurrentStore } from '../../platform/session/current-store-id.ts'
import { showSuccess } from '../../platform/toast.ts'
import { Panel } from '../../platform/ui/panel.tsx'

export function DeleteAccountPanel({ profile }: { profile: Profile }) {
  const [isOpen, dialog] = useDisclosure()
  return (
    <Panel
      title="Delete account"
      hint="Delete your shops first. You can return within 30 days by signing in."
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
  const [typed, setTyped] = useState('')
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
    <Modal opened onClose={onClose} title="Delete your account?" centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          remove.mutate({ confirmEmail: typed })
        }}
      >
        <Stack>
          <Text size="sm">
            You are signed out everywhere, and your API keys stop working. After 30 days your
            account and all that belongs to it is removed.
          </Text>
          <TextInput
            label={`Type “${email}” to confirm`}
            autoComplete="off"
            data-autofocus
            value={typed}
            error={remove.error && sentenceOf(remove.error)}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Keep account
            </Button>
            <Button
              type="submit"
              color="red.9"
              loading={remove.isPending}
              disabled={typed.trim().toLowerCase() !== email}
            >
              Delete account
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
