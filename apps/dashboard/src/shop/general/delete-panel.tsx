import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { refresh, removeAllExcept } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { forgetCurrentStore } from '../../platform/session/current-store-id.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { showSuccess } from '../../platform/toast.ts'

export function DeletePanel() {
  const [isOpen, dialog] = useDisclosure()
  return (
    <Panel
      title="Delete shop"
      hint="Shoppers can no longer see it. You can restore it for 30 days."
    >
      <Group>
        <Button variant="outline" color="red.9" onClick={dialog.open}>
          Delete shop
        </Button>
      </Group>
      {isOpen && <DeleteDialog onClose={dialog.close} />}
    </Panel>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { storeId, name } = useCurrentStore()
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const remove = useMutation(
    calls.store.deleteStore.mutationOptions({
      meta: { showsRefusals: true },
      onSuccess: async () => {
        forgetCurrentStore()
        await navigate('/choose-store')
        removeAllExcept(calls.auth.checkAuth.queryKey())
        await refresh(calls.auth.checkAuth)
        showSuccess(`${name} is deleted. You can restore it for 30 days.`)
      },
    }),
  )
  return (
    <Modal opened onClose={onClose} title={`Delete ${name}?`} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          remove.mutate({ storeId, confirmName: typed })
        }}
      >
        <Stack>
          <Text size="sm">
            Its pages, products and orders go with it, and payment links stop working. You can
            restore everything for 30 days.
          </Text>
          <TextInput
            label={`Type “${name}” to confirm`}
            autoComplete="off"
            data-autofocus
            value={typed}
            error={remove.error && messageOf(remove.error)}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Keep shop
            </Button>
            <Button
              type="submit"
              color="red.9"
              loading={remove.isPending}
              disabled={typed.trim() !== name}
            >
              Delete shop
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
