import type { QueryClient } from '@tanstack/react-query'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import type { Served } from '../layout/served-context.ts'
import { findArticle } from '../page/shown-article.ts'
import { matchRoute } from '../shell/router/routes.ts'

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

function isBlog(path: string): boolean {
  return /^\/blog(?:\/|$)/.test(path)
}
