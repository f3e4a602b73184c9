import { excerptOf } from '../../../content/blog/excerpt.ts'
import type { ShownArticle } from '../../../content/blog/published-articles.ts'

interface Feed {
  name: string
  origin: string
  articles: readonly ShownArticle[]
}

/** Links within the texts are relative to the shop, hence the base. */
export function atomXml({ name, origin, articles }: Feed): string {
  const changes = articles.map(({ updatedAt }) => updatedAt.getTime())
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="${escaped(`${origin}/`)}">\n` +
    `<title>${escaped(`${name} blog`)}</title>\n` +
    `<id>${escaped(`${origin}/blog`)}</id>\n` +
    `<link rel="alternate" type="text/html" href="${escaped(`${origin}/blog`)}"/>\n` +
    `<link rel="self" type="application/atom+xml" href="${escaped(`${origin}/blog/feed.xml`)}"/>\n` +
    `<updated>${new Date(Math.max(...changes)).toISOString()}</updated>\n` +
    `<author><name>${escaped(name)}</name></author>\n` +
    `${articles.map((article) => entryXml(origin, article)).join('')}</feed>\n`
  )
}

function entryXml(origin: string, article: ShownArticle): string {
  const { id, title, slug, author, body, publishedAt, updatedAt, tags, tagSlugs } = article
  const address = new URL(`/blog/${encodeURIComponent(slug)}`, origin).href
  const summary = article.excerpt || excerptOf(body)
  return (
    `<entry><title>${escaped(title)}</title><id>urn:uuid:${id}</id>` +
    `<link rel="alternate" type="text/html" href="${escaped(address)}"/>` +
    `<published>${publishedAt.toISOString()}</published>` +
    `<updated>${updatedAt.toISOString()}</updated>` +
    (author && `<author><name>${escaped(author)}</name></author>`) +
    tags
      .map(
        (tag, index) => `<category term="${escaped(tagSlugs[index]!)}" label="${escaped(tag)}"/>`,
      )
      .join('') +
    (summary && `<summary>${escaped(summary)}</summary>`) +
    `<content type="html">${escaped(withWholeImages(body, origin))}</content></entry>\n`
  )
}

/** Readers know no base for images, and no sizes. */
function withWholeImages(body: string, origin: string): string {
  return body.replaceAll(/<img [^>]*>/g, (image) =>
    image.replace(/ srcset="[^"]*" sizes="[^"]*"/, '').replace(' src="/', ` src="${origin}/`),
  )
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

// XML 1.0 has no way to write these at all.
// oxlint-disable-next-line no-control-regex
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(impossible, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
}
