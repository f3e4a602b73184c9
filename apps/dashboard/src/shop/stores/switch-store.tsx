import { Container } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { quietApi } from '../../platform/api/client.ts'
import { useAuth } from '../../platform/session/auth-context.ts'
import { CheckingDialog } from '../../platform/session/checking-dialog.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { showSuccess } from '../../platform/toast.ts'
import { useEnterStore } from './use-enter-store.ts'

interface SwitchStoreProps {
  to: string
  path: string
}

/** Selects the store that a link names, then opens the link's path. */
export function SwitchStore({ to, path }: SwitchStoreProps) {
  const { selectedStoreId } = useAuth()
  const rest = withoutStore(path)
  return to === selectedStoreId ? <Navigate to={rest} replace /> : <Switching to={to} path={rest} />
}

function Switching({ to, path }: SwitchStoreProps) {
  const enter = useEnterStore()
  const { error, mutate } = useMutation({
    mutationFn: async () => {
      // The server checks the membership.
      await quietApi.store.selectStore({ storeId: to })
      return await quietApi.store.findCurrentStore({ storeId: to })
    },
    meta: { showsRefusals: true },
    onSuccess: ({ storeId, name }) => {
      showSuccess(`You are now in ${name}.`)
      return enter(storeId, path)
    },
  })
  useEffect(() => mutate(), [mutate])
  if (!error) return <CheckingDialog />
  return (
    <Container size="sm" py="xl">
      <LoadFailed noun="page" error={error} onRetry={() => mutate()} />
    </Container>
  )
}

function withoutStore(path: string): string {
  const url = new URL(path, window.location.origin)
  url.searchParams.delete('store')
  return url.pathname + url.search + url.hash
}
