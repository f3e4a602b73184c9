import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { refresh, removeAllExcept } from '../../platform/api/query-client.ts'
import { rememberCurrentStore } from '../../platform/session/current-store-id.ts'

/** Opens the dashboard, or a path in it, of the store selected on the server. */
export function useEnterStore() {
  const navigate = useNavigate()
  return async (storeId: string, path = '/dashboard') => {
    rememberCurrentStore(storeId)
    removeAllExcept(calls.auth.checkAuth.queryKey())
    await refresh(calls.auth.checkAuth)
    await navigate(path, { replace: path !== '/dashboard' })
  }
}
