import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { ImportItem, ProductImport } from '@vitrine/contract/product-import.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/api/query-client.ts'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { refreshProducts } from '../products/use-products.ts'
import { showSuccess } from '../../platform/toast.ts'
import { isUnderWay } from './import-states.tsx'

const importsKey = ['imports'] as const
const listKey = [...importsKey, 'list'] as const

const lookEvery = 1000

export function useImports(pageNumber: number) {
  const { storeId } = useCurrentStore()
  return useQuery({
    queryKey: [...listKey, storeId, pageNumber],
    queryFn: () => api.imports.list({ storeId, pageNumber, pageSize: 20 }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.content.some(isUnderWay) ? lookEvery : false),
  })
}

/** Asked again for as long as something is under way; products have changed when it is done. */
export function useImport(id: string) {
  const query = useQuery({
    queryKey: [...importsKey, 'one', id],
    queryFn: () => api.imports.get({ id }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? lookEvery : false),
  })
  const state = query.data?.state
  useEffect(() => {
    if (state === undefined) return
    void queryClient.invalidateQueries({ queryKey: [...importsKey, 'items', id] })
    if (state === 'done' || state === 'undone') void refreshProducts()
  }, [id, state])
  return query
}

export type ItemsShown = ImportItem['action'] | 'noted' | 'left'

export function useImportItems(id: string, show: ItemsShown | undefined, pageNumber: number) {
  return useQuery({
    queryKey: [...importsKey, 'items', id, show, pageNumber],
    queryFn: () => api.imports.items({ id, pageNumber, pageSize: 50, ...(show && { show }) }),
    placeholderData: keepPreviousData,
  })
}

export function useImportStep(id: string, step: 'apply' | 'undo') {
  return useMutation({
    mutationFn: () => api.imports[step]({ id }),
    onSuccess: keepImport,
    onError: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  })
}

export function useForgetImport(id: string) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => api.imports.delete({ id }),
    async onSuccess() {
      showSuccess('Import removed')
      await navigate('/dashboard/imports')
      queryClient.removeQueries({ queryKey: [...importsKey, 'one', id] })
      await queryClient.invalidateQueries({ queryKey: listKey })
    },
  })
}

export async function keepImport(given: ProductImport) {
  queryClient.setQueryData([...importsKey, 'one', given.id], given)
  await queryClient.invalidateQueries({ queryKey: listKey })
}
