import { useEffect } from 'react'
import { queryClient } from '../../platform/api/query-client.ts'
import { pagesKey } from '../../content/pages/use-pages.ts'
import type { Builder } from '../context/builder-context.ts'

/** Every list of pages shows a page's new name and address once they are saved. */
export function useFreshPageList({ store }: Builder) {
  useEffect(
    () =>
      store.subscribe(({ savedSettings }, before) => {
        if (savedSettings !== before.savedSettings)
          void queryClient.invalidateQueries({ queryKey: pagesKey })
      }),
    [store],
  )
}
