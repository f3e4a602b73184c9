import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showSuccess } from '../../platform/toast.ts'

const mediaKey = ['media'] as const
const listsKey = [...mediaKey, 'list'] as const

type MediaQuery = Omit<Parameters<typeof api.media.list>[0], 'storeId'>

export function useMediaList(query: MediaQuery) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...listsKey, storeId, query],
    queryFn: () => api.media.list({ ...query, storeId }),
    placeholderData: keepPreviousData,
  })
}

/** With where it is shown, which is asked anew each time. */
export function useMediaDetails(id: string) {
  return useQuery({
    queryKey: [...mediaKey, 'one', id],
    queryFn: () => api.media.get({ id }),
    staleTime: 0,
  })
}

export function useChangeAlt(id: string) {
  return useMutation({
    mutationFn: (alt: string) => api.media.update({ id, alt }),
    async onSuccess() {
      showSuccess('Alt text saved')
      await queryClient.invalidateQueries({ queryKey: mediaKey })
    },
  })
}

export function useDeleteMedia(id: string, onDone: () => void) {
  return useMutation({
    mutationFn: (force: boolean) => api.media.delete({ id, force }),
    meta: { showsRefusals: true },
    async onSuccess() {
      showSuccess('Image deleted')
      onDone()
      queryClient.removeQueries({ queryKey: [...mediaKey, 'one', id] })
      await forgetMediaLists()
    },
  })
}

export function forgetMediaLists() {
  return queryClient.invalidateQueries({ queryKey: listsKey })
}
