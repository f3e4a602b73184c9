import { useMutation } from '@tanstack/react-query'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'

export function useOpening() {
  const { hasPassword } = useCurrentStore()
  return {
    open: useMutation(
      calls.store.openStore.mutationOptions({
        onSuccess: () =>
          changed(
            hasPassword
              ? 'Your shop is open to everyone who knows its password'
              : 'Your shop is open to everyone',
          ),
      }),
    ),
    pause: useMutation(
      calls.store.closeStore.mutationOptions({ onSuccess: () => changed('Your shop is paused') }),
    ),
  }
}

async function changed(message: string) {
  showSuccess(message)
  await refresh(calls.store.findCurrentStore, calls.store.findStores)
}
