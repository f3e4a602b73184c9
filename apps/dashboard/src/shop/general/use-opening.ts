import { useMutation } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'

/** Opens and pauses the shop. */
export function useOpening() {
  const { storeId, hasPassword } = useCurrentStore()

  async function changed(message: string) {
    showSuccess(message)
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: ['store', storeId] }),
      queryClient.invalidateQueries({ queryKey: ['stores'] }),
    ])
  }

  return {
    open: useMutation({
      mutationFn: () => api.store.openStore({ storeId }),
      onSuccess: () =>
        changed(
          hasPassword
            ? 'Your shop is open to everyone who knows its password'
            : 'Your shop is open to everyone',
        ),
    }),
    pause: useMutation({
      mutationFn: () => api.store.closeStore({ storeId }),
      onSuccess: () => changed('Your shop is paused'),
    }),
  }
}
