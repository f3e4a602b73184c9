import { useMutation } from '@tanstack/react-query'
import type { CategoryNode } from '@vitrine/contract/catalogue/category.ts'
import { calls } from '../../platform/api/calls.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { isRefused } from '../../platform/api/refused.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showFailure } from '../../platform/toast.ts'
import { inTreeOrder } from './category-tree.ts'
import { isWithinItself, moveTo, type Place } from './move-in-tree.ts'

const { move, tree } = calls.category
const withinItself = 'A category cannot be moved into itself or one of its subcategories.'

/** Moves optimistically, and rolls back when the server refuses. */
export function useMoveCategory(
  categories: readonly CategoryNode[],
  onAnnounce: (text: string) => void,
) {
  const { storeId } = useCurrentStore()
  const { mutate } = useMutation(
    move.mutationOptions({
      onError(error) {
        const issue = isRefused(error) ? error.data.issues?.[0]?.message : undefined
        showFailure(issue ?? messageOf(error))
      },
      // Refetching between two moves would show the old tree for a moment.
      async onSettled() {
        if (queryClient.isMutating({ mutationKey: move.mutationKey() }) === 1)
          await refresh(calls.category)
      },
      // Queues moves, so that they arrive in order.
      scope: { id: 'move-category' },
      meta: { showsRefusals: true },
    }),
  )

  return function moveInTree(id: string, place: Place): boolean {
    if (isWithinItself(categories, id, place)) {
      showFailure(withinItself)
      return false
    }
    void queryClient.cancelQueries({ queryKey: tree.key() })
    const moved = moveTo(categories, id, place)
    queryClient.setQueryData(tree.queryKey({ input: { storeId } }), moved)
    onAnnounce(placeInWords(moved, id))
    mutate({ id, ...place })
    return true
  }
}

function placeInWords(categories: readonly CategoryNode[], id: string): string {
  const row = inTreeOrder(categories).find(({ category }) => category.id === id)
  if (!row) return ''
  const { name, parentId } = row.category
  const parent = categories.find((each) => each.id === parentId)?.name
  return `${name} is now ${row.position} of ${row.count} ${parent ? `in ${parent}` : 'at the top'}.`
}
