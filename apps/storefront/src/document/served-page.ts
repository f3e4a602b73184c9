import type { QueryClient } from '@tanstack/react-query'
import type { PropsOf } from '@vitrine/sections/render/schemas.ts'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import { pageQuery, type ShopPage } from '../calls/queries.ts'
import type { Served } from '../layout/served-context.ts'
import { matchRoute } from '../shell/router/routes.ts'

export type ShownArticle = PropsOf<'article'>

/** Returns what the served document alone says of its page. */
export function servedPage(
  client: QueryClient,
  source: StoreSource,
  url: URL,
): Pick<Served, 'path' | 'article' | 'feed'> {
  const { name, key } = matchRoute(url.pathname)
  if (name !== 'other') return {}
  const article = findArticle(client, source, key)
  return {
    path: url.pathname.replace(/\/$/, ''),
    ...(article && {
      article: { image: article.sharedImage, publishedAt: article.publishedAt, tags: article.tags },
    }),
    ...(isBlog(key) && { feed: '/blog/feed.xml' }),
  }
}

export function isBlog(path: string): boolean {
  return /^\/blog(?:\/|$)/.test(path)
}

export function findArticle(
  client: QueryClient,
  source: StoreSource,
  path: string,
): ShownArticle | undefined {
  const page = client.getQueryData<ShopPage>(pageQuery(source, path).queryKey)
  const item = page && page.content.find(({ type }) => type === 'article')
  return item && (item.props as unknown as ShownArticle)
}
