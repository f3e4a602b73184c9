import { menuEntries } from '@vitrine/contract/content/menu.ts'
import { isPageItem } from '@vitrine/sections/kit/page-item.ts'
import { cleanContent } from '../../../content/pages/clean-content.ts'
import { cleanHtml } from '../../../platform/html/clean-html.ts'
import { ArchiveProblem, mediaPattern } from '../archive/archive-format.ts'
import type { Row } from '../archive/read-rows.ts'

/** Makes rows of an archive as safe as those that the API wrote; others are as they are. */
const rules: Readonly<Record<string, (row: Row, storeId: string) => Row>> = {
  media: requireOwnFile,
  products: cleaned(['description']),
  categories: cleaned(['description']),
  articles: cleaned(['body']),
  article_versions: cleaned(['body']),
  product_custom_values: cleaned(['value']),
  category_custom_values: cleaned(['value']),
  menus: requireMenu,
  policies: cleaned(['text']),
  policy_versions: cleaned(['text']),
  pages: cleanedContent(['draft']),
  page_revisions: cleanedContent(['content']),
  global_contents: cleanedContent(['draft', 'published']),
  saved_sections: cleanedItem,
  order_payments: endPending,
}

export function safeRow(table: string, row: Row, storeId: string): Row {
  return rules[table]?.(row, storeId) ?? row
}

/** A row that names a file of another store would delete that with itself. */
function requireOwnFile(row: Row, storeId: string): Row {
  const folder = `/media/${storeId}/`
  const url = String(row['url'])
  const file = url.startsWith(folder) ? url.slice(folder.length) : ''
  if (mediaPattern.test(`media/${file}`)) return row
  throw new ArchiveProblem(`The image ${JSON.stringify(url.slice(0, 200))} is not of this shop.`)
}

function cleaned(fields: string[]) {
  return (row: Row): Row => {
    const texts = fields.map((field) => [field, row[field]] as const)
    const changed = texts.flatMap(([field, text]) =>
      typeof text === 'string' && /[<&]/.test(text) ? [[field, cleanHtml(text)] as const] : [],
    )
    return changed.length ? { ...row, ...Object.fromEntries(changed) } : row
  }
}

function cleanedContent(fields: string[]) {
  return (row: Row): Row => {
    const changed = fields.flatMap((field) => {
      const content = row[field]
      if (content === null || content === undefined) return []
      if (!Array.isArray(content) || !content.every(isPageItem))
        throw new ArchiveProblem('A page of the archive is not made of sections.')
      return [[field, cleanContent(content)] as const]
    })
    return { ...row, ...Object.fromEntries(changed) }
  }
}

function requireMenu(row: Row): Row {
  const entries = menuEntries.safeParse(row['entries'])
  if (entries.success) return { ...row, entries: entries.data }
  throw new ArchiveProblem('A menu of the archive is not made of entries.')
}

function cleanedItem(row: Row): Row {
  const { item } = row
  if (!isPageItem(item)) throw new ArchiveProblem('A saved section of the archive is none.')
  return { ...row, item: cleanContent([item])[0] }
}

/** The provider moves this money for the other shop, which still has the keys. */
function endPending(row: Row): Row {
  if (row['status'] !== 'pending') return row
  return { ...row, status: 'failed', problem: 'It was not finished when the shop was brought.' }
}
