import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import { readPage } from '../../page/read-page.ts'
import { found, type FoundPage, missingOr, moved, type Visit } from '../../page/visit.ts'

export async function loadBuiltPage(visit: Visit): Promise<FoundPage> {
  const page = await readPage(visit)
  if (!page) return missingOr(page)
  if (page.slug !== visit.key) return moved(visit, pagePath(page.slug))
  return found
}
