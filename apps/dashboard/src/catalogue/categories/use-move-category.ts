import { useMutation } from '@tanstack/react-query'
import type { CategoryNode } from '@vitrine/contract/category.ts'
import { api } from '../../platform/api/client.ts'
import { messageOf } from '../../platform/api/message-of.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { isRefused } from '../../platform/api/refused.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { showFailure } from '../../platform/toast.ts'
import { inTreeOrder } from './category-tree.ts'
import { isWithinItself, moveTo, type Place } from './move-in-tree.ts'
import { categoriesKey } from '../use-categories.ts'

const moving = 'move-category'
const withinItself = 'A category cannot be moved into itself or one of its subcategories.'

/** The tree shows the move at once, and takes it back when the server refuses it. */
export function useMoveCategory(
  categories: readonly CategoryNode[],
  onSaid: (said: string) => void,
) {
  const { storeId } = useCurrentStore()
  const queryKey = [...categoriesKey, storeId]
  const { mutate } = useMutation({
    mutationFn: ({ id, place }: { id: string; place: Place }) =>
      api.category.move({ id, ...place }),
    onError(error) {
      const issue = isRefused(error) ? error.data.issues?.[0]?.message : undefined
      showFailure(issue ?? messageOf(error))
    },
    // The tree of before a later move would take that one back for a moment.
    async onSettled() {
      if (queryClient.isMutating({ mutationKey: [moving] }) === 1)
        await queryClient.invalidateQueries({ queryKey: categoriesKey })
    },
    mutationKey: [moving],
    // Moves that follow each other quickly arrive in their order.
    scope: { id: moving },
    meta: { showsRefusals: true },
  })

  /** @returns whether it moves */
  return function move(id: string, place: Place): boolean {
    if (isWithinItself(categories, id, place)) {
      showFailure(withinItself)
      return false
    }
    void queryClient.cancelQueries({ queryKey: categoriesKey })
    const moved = moveTo(categories, id, place)
    queryClient.setQueryData(queryKey, moved)
    onSaid(placeInWords(moved, id))
    mutate({ id, place })
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
