import { useEffect } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { refresh } from '../../platform/api/query-client.ts'
import type { Builder } from '../context/builder-context.ts'

export function useFreshPageList({ store }: Builder) {
  useEffect(
    () =>
      store.subscribe(({ savedSettings }, before) => {
        if (savedSettings === before.savedSettings) return
        void refresh(calls.page.getPagesByStoreId)
        void refresh(calls.page.templates)
      }),
    [store],
  )
}
