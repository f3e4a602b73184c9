import { type ListedLine, writeLineList } from '@vitrine/commerce/cart/line-list.ts'

const pageLinks = /(<a\b[^>]*? href="\/(?!\/|(?:api|assets|media)\/)[^"#?]*)(\?[^"#]*)?/g
const readingForms = /<form\b(?![^>]*\bmethod="post")[^>]*>/g

/**
 * Without JavaScript a cart lives in the addresses of the shop's pages, so every link to one of them
 * and every form that leads to one takes it along.
 */
export function carryLines(html: string, lines: readonly ListedLine[]): string {
  if (!lines.length) return html
  // Nothing but digits, letters, hyphens, colons and commas, so it needs no escaping.
  const carried = writeLineList(lines)
  return html
    .replaceAll(pageLinks, (_link, path: string, query = '') =>
      query.includes('lines=')
        ? path + query
        : `${path}${query ? `${query}&amp;` : '?'}lines=${carried}`,
    )
    .replaceAll(
      readingForms,
      (form) => `${form}<input type="hidden" name="lines" value="${carried}">`,
    )
}
