import type { QueryClient } from '@tanstack/react-query'
import type { PropsOf } from '@vitrine/sections/render/schemas.ts'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import { pageQuery, type ShopPage } from '../calls/queries.ts'

export type ShownArticle = PropsOf<'article'>

/** Returns the article that the page at this path shows. */
export function findArticle(
  client: QueryClient,
  source: StoreSource,
  path: string,
): ShownArticle | undefined {
  const page = client.getQueryData<ShopPage>(pageQuery(source, path).queryKey)
  const item = page && page.content.find(({ type }) => type === 'article')
  return item && (item.props as unknown as ShownArticle)
}
