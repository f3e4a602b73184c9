import { useMutation } from '@tanstack/react-query'
import type { Page } from '@vitrine/contract/content/page.ts'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { showSuccess } from '../../platform/toast.ts'

export function usePageActions() {
  const { duplicate, setAsHome, cancelSchedule, delete: remove, bulkDelete } = calls.page
  return {
    duplicate: useMutation(
      duplicate.mutationOptions(saying(({ name }: Page) => `“${name}” is ready as a draft`)),
    ),
    setAsHome: useMutation(
      setAsHome.mutationOptions(saying(({ name }: Page) => `“${name}” is the home page now`)),
    ),
    cancelSchedule: useMutation(
      cancelSchedule.mutationOptions(saying(({ name }: Page) => `“${name}” stays a draft`)),
    ),
    remove: useMutation(remove.mutationOptions(saying(() => 'Page deleted'))),
    removeAll: useMutation(
      bulkDelete.mutationOptions(
        saying(({ updated }: { updated: number }) => `${countOf(updated, 'page')} deleted`),
      ),
    ),
  }
}

export type PageActions = ReturnType<typeof usePageActions>

function saying<Result>(notice: (result: Result) => string) {
  return {
    onSuccess: (result: Result) => showSuccess(notice(result)),
    onSettled: () => refresh(calls.page.getPagesByStoreId),
  }
}
