import { useQuery } from '@tanstack/react-query'
import type { ImportItem, ProductImport } from '@vitrine/contract/catalogue/product-import.ts'
import { useEffect } from 'react'
import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'
import { refreshProducts } from '../products/refresh-products.ts'
import { isUnderWay } from './import-states.tsx'

export const pollMs = 1000

/** Polls while an import is running, and refetches products when it is done. */
export function useImport(id: string) {
  const query = useQuery(
    calls.imports.get.queryOptions({
      input: { id },
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs : false),
    }),
  )
  const state = query.data?.state
  useEffect(() => {
    if (state === undefined) return
    void queryClient.invalidateQueries({ queryKey: calls.imports.items.key({ input: { id } }) })
    if (state === 'done' || state === 'undone') void refreshProducts()
  }, [id, state])
  return query
}

export type ItemsShown = ImportItem['action'] | 'noted' | 'left'

export async function keepImport(given: ProductImport) {
  queryClient.setQueryData(calls.imports.get.queryKey({ input: { id: given.id } }), given)
  await refresh(calls.imports.list)
}
