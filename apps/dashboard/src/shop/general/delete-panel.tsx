import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { refresh, removeAllExcept } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { forgetCurrentStore } from '../../platform/session/current-store-id.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { TypedNameDialog } from '../../platform/ui/typed-name-dialog.tsx'
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
    <TypedNameDialog
      title={`Delete ${name}?`}
      name={name}
      isCaseSensitive
      keep="Keep shop"
      confirm="Delete shop"
      error={remove.error && messageOf(remove.error)}
      isPending={remove.isPending}
      onConfirm={(confirmName) => remove.mutate({ storeId, confirmName })}
      onClose={onClose}
    >
      Its pages, products and orders go with it, and payment links stop working. You can restore
      everything for 30 days.
    </TypedNameDialog>
  )
}
