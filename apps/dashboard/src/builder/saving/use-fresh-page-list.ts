import { useEffect } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { pagesKey } from '../../pages/use-pages.ts'
import { useBuilderState } from '../builder-context.ts'

/** Every list of pages shows a page's new name and address once they are saved. */
export function useFreshPageList() {
  const name = useBuilderState((state) => state.savedSettings.name)
  const slug = useBuilderState((state) => state.savedSettings.slug)
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: pagesKey })
  }, [name, slug])
}
