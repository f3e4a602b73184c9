import type { StoreInfo } from '@vitrine/contract/shop/store.ts'
import { safeSource } from '@vitrine/sections/kit/values/safe-url.ts'
import type { ShownArticle } from '../../page/shown-article.ts'

interface Shown {
  article: ShownArticle
  store: StoreInfo
  url: URL
}

/** Describes an article for search engines, only with data that its page shows. */
export function articleData({ article, store, url }: Shown) {
  const { title, author, cover, publishedAt, updatedAt, tags, lead } = article
  const image = safeSource(cover)
  const publisher = { '@type': 'Organization', name: store.name, url: `${url.origin}/` }
  return {
    '@type': 'BlogPosting',
    headline: title,
    ...(lead && { description: lead }),
    ...(image && { image: [new URL(image, url.origin).href] }),
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
    mainEntityOfPage: new URL(url.pathname, url.origin).href,
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name).join(', ') }),
  }
}
