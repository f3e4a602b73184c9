import { useMutation } from '@tanstack/react-query'
import type { DraftOrder } from '@vitrine/contract/sales/draft-orders.ts'
import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { showSuccess } from '../../platform/toast.ts'
import { refreshOrders } from '../orders/use-change-order.ts'

type Which = Pick<DraftOrder, 'id' | 'version'>

/** Refetches the draft when the change is refused. */
export function useChangeDraft({ id, version }: Which, done: string) {
  return useMutation({
    mutationFn: (change: (which: Which) => Promise<DraftOrder>) => change({ id, version }),
    onSuccess: async (draft) => {
      showSuccess(done)
      await keepDraft(draft)
    },
    onError: () => refresh(calls.draftOrders),
  })
}

export async function keepDraft(draft: DraftOrder): Promise<void> {
  const { id } = draft
  queryClient.setQueryData(calls.draftOrders.get.queryKey({ input: { id } }), draft)
  await Promise.all([refreshDraftsLater(), draft.order ? refreshOrders() : undefined])
}

/** Marks as stale without refetching, because a form may be open. */
export async function refreshDraftsLater(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: calls.draftOrders.key(), refetchType: 'none' })
}
