import { walkContent, type Content } from '../kit/page-item.ts'
import { findSection } from './schemas.ts'
import type { StoreQuery, StoreSource } from '../kit/store-queries.ts'

/** Returns the store queries of all sections on a page, deduplicated, to fetch in parallel. */
export function queriesOf(content: Content, source: StoreSource): StoreQuery<unknown>[] {
  const queries = new Map<string, StoreQuery<unknown>>()
  for (const { item } of walkContent(content)) {
    for (const query of findSection(item.type)?.queries?.(item.props as never, source) ?? []) {
      queries.set(JSON.stringify(query.queryKey), query)
    }
  }
  return [...queries.values()]
}
