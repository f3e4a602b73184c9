import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useEffect } from 'react'
import { onAccessChanged } from '../api/access-changed.ts'
import { calls } from '../api/calls.ts'
import { isRefused, statusOf } from '../api/refused.ts'
import { AuthContext } from '../session/auth-context.ts'
import { rememberPath } from '../session/return-path.ts'
import { CheckingDialog } from '../session/checking-dialog.tsx'
import { ProofDialog } from './proof/proof-dialog.tsx'
import { ownPath } from '../session/own-path.ts'
import { writeDatesAs } from '../ui/format-date.ts'
import { LoadFailed } from '../ui/load-failed.tsx'

export default function Protected() {
  const location = useLocation()
  const { data, error, isPending, refetch } = useQuery(
    calls.auth.checkAuth.queryOptions({
      staleTime: Infinity,
      // Checks again when a protected screen next loads.
      gcTime: 0,
    }),
  )
  // The screens below then show what is left, with what was typed.
  useEffect(() => onAccessChanged(() => void refetch()), [refetch])
  if (isPending) return <CheckingDialog />
  if (error && statusOf(error) === 401) {
    return <Navigate to={signInPath(error)} replace state={rememberPath(location)} />
  }
  if (!data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  writeDatesAs(data)
  return (
    <AuthContext value={data}>
      <Outlet />
      <ProofDialog />
    </AuthContext>
  )
}

function signInPath(error: Error): string {
  return ownPath(isRefused(error) ? error.data.redirectTo : undefined, '/login')
}
