import { useQuery } from '@tanstack/react-query'
import type { SavedSection } from '@vitrine/contract/content/saved-sections.ts'
import { calls } from '../../platform/api/calls.ts'
import { useBuilder } from '../context/builder-context.ts'

export const noneSaved: readonly SavedSection[] = []

/** The shop's own sections, to use again. */
export function useLibrary() {
  const { storeId } = useBuilder().storeInfo
  return useQuery(
    calls.savedSections.list.queryOptions({ input: { storeId }, staleTime: 60_000, retry: 1 }),
  )
}
