import { useQuery } from '@tanstack/react-query'
import type { SavedSection } from '@vitrine/contract/content/saved-sections.ts'
import { calls } from '../../platform/api/calls.ts'
import { useEffect } from 'react'
import { type Builder, useBuilder } from '../context/builder-context.ts'
import { libraryOf } from '../store/linked-store.ts'

export const noneSaved: readonly SavedSection[] = []

/** The shop's own sections, to use again. */
export function useLibrary() {
  return useLibraryOf(useBuilder())
}

/** Fills in what is linked, as soon as the library is read and when it changes. */
export function useLinkedSections(builder: Builder) {
  const { data } = useLibraryOf(builder)
  const { linked } = builder
  useEffect(() => {
    if (data) linked.setState(libraryOf(data))
  }, [data, linked])
}

function useLibraryOf({ storeInfo: { storeId } }: Pick<Builder, 'storeInfo'>) {
  return useQuery(
    calls.savedSections.list.queryOptions({ input: { storeId }, staleTime: 60_000, retry: 1 }),
  )
}
