import { type ListedLine, writeLineList } from '@vitrine/commerce/cart/line-list.ts'

const pageLinks = /(<a\b[^>]*? href="\/(?!\/|(?:api|assets|media)\/)[^"#?]*)(\?[^"#]*)?/g
const readingForms = /<form\b(?![^>]*\bmethod="post")[^>]*>/g

/**
 * Adds the cart to every internal link and form, since without JavaScript URLs are its only
 * storage.
 */
export function carryLines(html: string, lines: readonly ListedLine[]): string {
  if (!lines.length) return html
  // Contains only digits, letters, hyphens, colons and commas: needs no escaping.
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
