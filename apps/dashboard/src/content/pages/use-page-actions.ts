import { useMutation } from '@tanstack/react-query'
import type { Page } from '@vitrine/contract/page.ts'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { countOf } from '../../platform/ui/count-of.ts'
import { showSuccess } from '../../platform/toast.ts'
import { pagesKey } from './use-pages.ts'

/** What the list does with pages; each act is followed by the list as it is then. */
export function usePageActions() {
  return {
    duplicate: useAct(
      (id: string) => api.page.duplicate({ id }),
      ({ name }: Page) => `“${name}” is ready as a draft`,
    ),
    setAsHome: useAct(
      (id: string) => api.page.setAsHome({ id }),
      ({ name }: Page) => `“${name}” is the home page now`,
    ),
    cancelSchedule: useAct(
      (id: string) => api.page.cancelSchedule({ id }),
      ({ name }: Page) => `“${name}” stays a draft`,
    ),
    remove: useAct(
      (id: string) => api.page.delete({ id }),
      () => 'Page deleted',
    ),
    removeAll: useAct(
      (ids: string[]) => api.page.bulkDelete({ ids }),
      ({ updated }: { updated: number }) => `${countOf(updated, 'page')} deleted`,
    ),
  }
}

export type PageActions = ReturnType<typeof usePageActions>

function useAct<Input, Result>(
  mutationFn: (input: Input) => Promise<Result>,
  said: (result: Result) => string,
) {
  return useMutation({
    mutationFn,
    onSuccess: (result: Result) => showSuccess(said(result)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pagesKey }),
  })
}
