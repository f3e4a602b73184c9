import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { calls } from '../../platform/api/calls.ts'
import { api } from '../../platform/api/client.ts'
import { CompletedDraft } from './completed-draft.tsx'
import { DraftForm } from './draft-form.tsx'
import { keepDraft, refreshDraftsLater } from './use-change-draft.ts'
import { formatMoment } from '../../platform/ui/format-date.ts'
import { DeleteButton } from '../../platform/ui/delete-button.tsx'
import { LoadFailed } from '../../platform/ui/load-failed.tsx'
import { RowsSkeleton } from '../../platform/ui/rows-skeleton.tsx'
import { Screen } from '../../platform/ui/screen.tsx'
import { titled } from '../../platform/ui/title.ts'
import { showSuccess } from '../../platform/toast.ts'
import type { Route } from './+types/draft-order.screen'

export const meta = titled('Draft order')

export default function DraftOrderScreen({ params: { draftId } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const remove = useMutation(
    calls.draftOrders.delete.mutationOptions({
      onSuccess: () => showSuccess('Draft deleted'),
      onSettled: refreshDraftsLater,
    }),
  )
  const {
    data: draft,
    error,
    isPending,
    refetch,
  } = useQuery(
    calls.draftOrders.get.queryOptions({ input: { id: draftId }, refetchOnWindowFocus: false }),
  )
  return (
    <Screen
      title={draft ? `Draft D${draft.draftNumber}` : 'Draft order'}
      hint={draft && `Created ${formatMoment(draft.createdAt)}`}
      back={{ to: '/dashboard/draft-orders', label: 'Draft orders' }}
      actions={
        draft &&
        draft.state !== 'completed' && (
          <DeleteButton
            label="Delete draft"
            loading={remove.isPending}
            question={{
              title: `Delete draft D${draft.draftNumber}?`,
              text: 'Its payment link stops working.',
              confirm: 'Delete',
              onConfirm: () =>
                remove.mutate(
                  { id: draftId },
                  { onSuccess: () => void navigate('/dashboard/draft-orders', { replace: true }) },
                ),
            }}
          />
        )
      }
    >
      {isPending && <RowsSkeleton />}
      {error && <LoadFailed noun="draft order" error={error} onRetry={() => void refetch()} />}
      {draft?.state === 'completed' && <CompletedDraft draft={draft} />}
      {draft && draft.state !== 'completed' && (
        <DraftForm
          key={draftId}
          draft={draft}
          onSave={(input, over) =>
            api.draftOrders.update({
              ...input,
              id: draftId,
              version: (over ?? draft).version,
            })
          }
          onSaved={(saved) => {
            showSuccess('Draft saved')
            void keepDraft(saved)
          }}
          onConflict={async () => {
            const now = await api.draftOrders.get({ id: draftId })
            void keepDraft(now)
            return now
          }}
        />
      )}
    </Screen>
  )
}
