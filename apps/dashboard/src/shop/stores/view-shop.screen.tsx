import { Container } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { refusalCodeOf } from '../../platform/api/refused.ts'
import { CheckingDialog } from '../../platform/session/checking-dialog.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { titled } from '../../platform/ui/title.ts'

export const meta = titled('View shop')

export default function ViewShop() {
  const [search] = useSearchParams()
  const [storeId, path] = [search.get('store') ?? '', search.get('to') ?? '/']
  const { data, error, refetch } = useQuery(
    calls.store.createViewLink.queryOptions({
      input: storeId === '' ? skipToken : { storeId, path },
      staleTime: 0,
      gcTime: 0,
    }),
  )
  useEffect(() => {
    if (data) window.location.replace(data.url)
  }, [data])
  if (storeId === '' || refusalCodeOf(error) === 'invalid_input')
    return <Navigate to="/choose-store" replace />
  if (!error) return <CheckingDialog />
  return (
    <Container size="sm" py="xl">
      <LoadFailed error={error} onRetry={() => void refetch()} />
    </Container>
  )
}
