import type { PageItem } from '@vitrine/contract/page.ts'
import { useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/store-context.ts'
import { globalContentQuery } from '../queries.ts'
import { usePlace } from '../router/router-context.ts'

const none: PageItem[] = []

/** The shop's top bar, navigation and footer, and how to ask again when they did not come. */
export function useGlobalContent() {
  const { data, error, refetch } = useQuery(globalContentQuery(useStoreSource()))
  const { state } = usePlace()
  const content = data ?? carriedAlong(state) ?? none
  return { content, isMissing: !!error && content === none, retry: () => void refetch() }
}

/** A product's link brings the global content with it, which then stands in for a failed load. */
function carriedAlong(state: unknown): PageItem[] | undefined {
  const carried = (state as { globalContent?: unknown } | null)?.globalContent
  return Array.isArray(carried) ? (carried as PageItem[]) : undefined
}
