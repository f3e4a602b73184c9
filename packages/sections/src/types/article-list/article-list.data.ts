import { slugFrom } from '@vitrine/commerce/text/slug.ts'
import type { ArticleList } from '@vitrine/contract/content/article.ts'
import { storeQuery, type StoreQueries, type StoreSource } from '../../kit/store-queries.ts'
import { listCount } from '../../parts/store-list/list-count.ts'

/** The default, also for saved lists without a count. */
export const articleCount = 3

interface ArticlesQuery {
  source: string
  tag: string
  numberOfArticles: number
  page: number
}

/** Shared by the component and the prefetch, so that both use the same key. */
export function articlesQuery(
  { source, tag, numberOfArticles, page }: ArticlesQuery,
  { calls, store: { storeId } }: StoreSource,
) {
  const slug = source === 'tag' ? slugFrom(tag, '') : ''
  const input = {
    storeId,
    ...(slug && { tag: slug }),
    pageNumber: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 0,
    pageSize: listCount(numberOfArticles, articleCount),
  }
  return storeQuery<ArticleList>(['articles', input], () => calls.articles.fetchArticles(input))
}

export const articleListQueries: StoreQueries<ArticlesQuery> = (props, source) => [
  articlesQuery(props, source),
]
