import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { checkAuthKey, queryClient } from '../../platform/api/query-client.ts'
import { rememberCurrentStore } from '../../platform/session/current-store-id.ts'

/** @param path where to go on in the store */
export function useSelectStore(path?: string) {
  const enter = useEnterStore()
  return useMutation({
    mutationFn: (storeId: string) => api.store.selectStore({ storeId }),
    onSuccess: ({ selectedStoreId }) => enter(selectedStoreId, path),
  })
}

/** Opens the dashboard of the store that the server now has as the selected one. */
export function useEnterStore() {
  const navigate = useNavigate()
  return async (storeId: string, path = '/dashboard') => {
    rememberCurrentStore(storeId)
    // What was read of another store must not be shown for this one.
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== checkAuthKey[0] })
    await queryClient.invalidateQueries({ queryKey: checkAuthKey })
    await navigate(path, { replace: path !== '/dashboard' })
  }
}
