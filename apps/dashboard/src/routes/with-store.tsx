import { Container } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Outlet } from 'react-router'
import { api } from '../api/client.ts'
import { StoreContext, useAuth } from '../auth/auth-context.ts'
import { CheckingDialog } from '../auth/checking-dialog.tsx'
import { rememberCurrentStore } from '../auth/current-store-id.ts'
import { LoadFailed } from '../ui/load-failed.tsx'

export default function WithStore() {
  const { selectedStoreId } = useAuth()
  return selectedStoreId ? (
    <SelectedStore storeId={selectedStoreId} />
  ) : (
    <Navigate to="/choose-store" replace />
  )
}

function SelectedStore({ storeId }: { storeId: string }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['store', storeId],
    queryFn: () => api.store.findCurrentStore({ storeId }),
  })
  useEffect(() => rememberCurrentStore(storeId), [storeId])
  if (isPending) return <CheckingDialog />
  if (!data) {
    return (
      <Container size="sm" py="xl">
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </Container>
    )
  }
  return (
    <StoreContext value={data}>
      <Outlet />
    </StoreContext>
  )
}
