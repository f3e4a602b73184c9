import type { PageItem } from '@vitrine/contract/content/page.ts'
import { useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { globalContentQuery } from '../calls/queries.ts'

const none: PageItem[] = []

/** The shop's top bar, navigation and footer, and how to ask again when they did not come. */
export function useGlobalContent() {
  const { data, error, refetch } = useQuery(globalContentQuery(useStoreSource()))
  const content = data ?? carriedAlong() ?? none
  return { content, isMissing: !!error && content === none, retry: () => void refetch() }
}

/** A product's link brings the global content with it, which then stands in for a failed load. */
function carriedAlong(): PageItem[] | undefined {
  const state = globalThis.history?.state as { globalContent?: unknown } | null | undefined
  const carried = state?.globalContent
  return Array.isArray(carried) ? (carried as PageItem[]) : undefined
}
