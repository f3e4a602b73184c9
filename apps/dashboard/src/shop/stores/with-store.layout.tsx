import { Container } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { onAccessChanged } from '../../platform/api/access-changed.ts'
import { calls } from '../../platform/api/calls.ts'
import { StoreContext, useAuth } from '../../platform/session/auth-context.ts'
import { rememberPath } from '../../platform/session/return-path.ts'
import { CheckingDialog } from '../../platform/session/checking-dialog.tsx'
import { rememberCurrentStore } from '../../platform/session/current-store-id.ts'
import { SwitchStore } from './switch-store.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'

export default function WithStore() {
  const { selectedStoreId } = useAuth()
  const location = useLocation()
  const [params] = useSearchParams()
  const linked = params.get('store')
  if (!selectedStoreId)
    return <Navigate to="/choose-store" replace state={rememberPath(location)} />
  if (linked) return <SwitchStore key={linked} to={linked} path={rememberPath(location).from} />
  return <SelectedStore storeId={selectedStoreId} />
}

function SelectedStore({ storeId }: { storeId: string }) {
  const { data, error, isPending, refetch } = useQuery(
    calls.store.findCurrentStore.queryOptions({ input: { storeId } }),
  )
  useEffect(() => rememberCurrentStore(storeId), [storeId])
  useEffect(() => onAccessChanged(() => void refetch()), [refetch])
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
