import type { SitemapRecord } from './queries.ts'

const start = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function sitemapXml(origin: string, entries: SitemapRecord[]): string {
  const urls = entries.map(
    (entry) =>
      `<url><loc>${address(origin, pathOf(entry))}</loc>` +
      `<lastmod>${entry.modified.toISOString()}</lastmod></url>\n`,
  )
  return `${start}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`
}

export function sitemapIndexXml(origin: string, parts: number): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${address(origin, partPath(index + 1))}</loc></sitemap>\n`,
  )
  return `${start}<sitemapindex ${namespace}>\n${sitemaps.join('')}</sitemapindex>\n`
}

/** @param part counted from 1 */
function partPath(part: number) {
  return `/sitemap-${part}.xml`
}

const ownPaths: Readonly<Record<string, string>> = { home: '/', shop: '/shop', about: '/about' }

function pathOf({ kind, slug }: SitemapRecord): string {
  if (kind === 'product') return `/product/${slug}`
  if (kind === 'category') return `/collection/${slug}`
  if (kind === 'policy') return `/policies/${slug}`
  if (kind === 'blog') return '/blog'
  if (kind === 'article') return `/blog/${slug}`
  return (Object.hasOwn(ownPaths, slug) && ownPaths[slug]) || `/page/${slug}`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function address(origin: string, path: string): string {
  return new URL(path, origin).href.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)
}
