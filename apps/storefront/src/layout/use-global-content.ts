import type { PageItem } from '@vitrine/contract/content/page.ts'
import { useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { globalContentQuery } from '../calls/queries.ts'

const none: PageItem[] = []

/** Returns top bar, navigation and footer, and a retry after a failure. */
export function useGlobalContent() {
  const { data, error, refetch } = useQuery(globalContentQuery(useStoreSource()))
  const content = data ?? carriedAlong() ?? none
  return { content, isMissing: !!error && content === none, retry: () => void refetch() }
}

/** Falls back to the global content that a product link passed along. */
function carriedAlong(): PageItem[] | undefined {
  const state = globalThis.history?.state as { globalContent?: unknown } | null | undefined
  const carried = state?.globalContent
  return Array.isArray(carried) ? (carried as PageItem[]) : undefined
}
