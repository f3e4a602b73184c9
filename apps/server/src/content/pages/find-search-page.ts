import { searchPath } from '@vitrine/commerce/text/search-path.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { searchTitle } from '@vitrine/sections/types/search-results/search-title.ts'
import { section } from '@vitrine/sections/render/compose-page.ts'
import { searchSubject } from '@vitrine/sections/render/subject.ts'
import type { PageRecord } from './queries.ts'
import { asPage, inTemplate } from './served-page.ts'

const address = /^\/search(?:\/(.+?)(?:\/page\/([1-9]\d{0,3}))?)?$/

/**
 * Returns the page of a search: its template, or the results alone.
 * @param path decoded, such as `/search/green tea/page/2`
 */
export async function findSearchPage(
  tx: StoreTransaction,
  path: string,
): Promise<PageRecord | undefined> {
  const found = address.exec(path)
  if (!found) return undefined
  const [, term = '', page = '1'] = found
  const subject = searchSubject(term)
  const title = section('textBlock', 'title', searchTitle(subject.name))
  const results = section('searchResults', 'results', { term, page: Number(page) - 1 })
  return await asPage(tx, {
    id: tx.storeId,
    slug: decodeURIComponent(searchPath(term, Number(page) - 1)),
    name: subject.name,
    metaTitle: '',
    metaDescription: '',
    updatedAt: new Date(0),
    content: await inTemplate(tx, subject, title, results),
  })
}
