import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { DraftOrder, DraftOrderInput } from '@vitrine/contract/draft-orders.ts'
import { api, quietApi } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { refreshOrders } from '../orders/use-orders.ts'
import { showSuccess } from '../../platform/toast.ts'

const draftsKey = ['draft-orders'] as const
const oneKey = (id: string) => [...draftsKey, 'one', id]

type DraftsQuery = Omit<Parameters<typeof api.draftOrders.list>[0], 'storeId'>

export function useDrafts(query: DraftsQuery) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...draftsKey, storeId, query],
    queryFn: () => api.draftOrders.list({ ...query, storeId }),
    placeholderData: keepPreviousData,
  })
}

export function useDraft(id: string) {
  return useQuery({
    queryKey: oneKey(id),
    queryFn: () => api.draftOrders.get({ id }),
    refetchOnWindowFocus: false,
  })
}

/** What it would cost as it is in the form; nothing to ask for while there is nothing in it. */
export function useDraftPrice(input: DraftOrderInput | undefined, draftId: string | undefined) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...draftsKey, 'price', storeId, draftId, input],
    queryFn: () => quietApi.draftOrders.price({ storeId, ...input!, ...(draftId && { draftId }) }),
    enabled: !!input,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** A change of the draft that is shown; what is refused is read again. */
export function useChangeDraft({ id, version }: Pick<DraftOrder, 'id' | 'version'>, done: string) {
  return useMutation({
    mutationFn: (
      change: (which: { id: string; version: number }) => Promise<DraftOrder>,
    ): Promise<DraftOrder> => change({ id, version }),
    onSuccess: async (draft) => {
      showSuccess(done)
      await keepDraft(draft)
    },
    onError: refreshDrafts,
  })
}

export function useDeleteDraft() {
  return useMutation({
    mutationFn: (id: string) => api.draftOrders.delete({ id }),
    onSuccess: () => showSuccess('Draft deleted'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: draftsKey, refetchType: 'none' }),
  })
}

export async function keepDraft(draft: DraftOrder) {
  queryClient.setQueryData(oneKey(draft.id), draft)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: draftsKey, refetchType: 'none' }),
    draft.order ? refreshOrders() : undefined,
  ])
}

async function refreshDrafts() {
  await queryClient.invalidateQueries({ queryKey: draftsKey })
}
