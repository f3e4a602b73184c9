import { useMutation } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { confirmDanger } from '../../platform/ui/confirm.tsx'

export function useDeleteMenu(onDeleted?: () => void) {
  const remove = useMutation(
    calls.menus.delete.mutationOptions({
      async onSuccess() {
        showSuccess('Menu deleted')
        onDeleted?.()
        await refresh(calls.menus)
      },
    }),
  )
  return ({ id, name }: { id: string; name: string }) =>
    confirmDanger({
      title: `Delete “${name}”?`,
      text: 'Where it is shown, the navigation or the footer shows its own links again.',
      confirm: 'Delete menu',
      onConfirm: () => remove.mutate({ id }),
    })
}
