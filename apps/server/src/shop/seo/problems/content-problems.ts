import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { SeoProblem } from '@vitrine/contract/shop/seo-problems.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { listMissing } from '../../../content/menus/list-missing.ts'
import { findMissing, nameOf } from '../../../content/pages/problems/find-missing.ts'
import { listMentions, type Mention } from '../../../content/pages/problems/list-mentions.ts'

interface Part {
  of: 'page' | 'global'
  id: string | null
  name: string
  content: PageItem[]
}

/** Bounds the work of one request. */
const maxPages = 200
const pagesAtOnce = 25
const maxProblems = 1000

/** Finds broken links and images without alt text in published pages and the global content. */
export async function listContentProblems(tx: StoreTransaction) {
  const problems = await problemsOf(tx, await listGlobal(tx))
  problems.push(...(await listMenuProblems(tx)))
  let isComplete = true
  for (let offset = 0; ; offset += pagesAtOnce) {
    const parts = await listPages(tx, offset)
    if (parts.length && (offset >= maxPages || problems.length >= maxProblems)) {
      isComplete = false
      break
    }
    problems.push(...(await problemsOf(tx, parts)))
    if (parts.length < pagesAtOnce) break
  }
  return { problems, isComplete }
}

async function listMenuProblems(tx: StoreTransaction): Promise<SeoProblem[]> {
  const menus = await listMissing(tx)
  return menus.flatMap(({ id, name, missing }) =>
    missing.map((detail) => ({
      kind: 'broken_link' as const,
      of: 'menu' as const,
      id,
      name,
      detail,
    })),
  )
}

async function problemsOf(tx: StoreTransaction, parts: Part[]): Promise<SeoProblem[]> {
  const found = parts.map((part) => ({ part, mentions: listMentions(part.content, 'content') }))
  const missing = await findMissing(
    tx,
    found.flatMap(({ mentions }) => mentions),
  )
  return found.flatMap(({ part: { of, id, name }, mentions }) => {
    const part = { of, id, name }
    const links = new Set(mentions.filter((each) => missing.has(nameOf(each))).map(addressOf))
    const images = mentions.filter(({ what }) => what === 'image').length
    return [
      ...[...links].map((detail) => ({ kind: 'broken_link' as const, ...part, detail })),
      ...(images ? [{ kind: 'image_alt' as const, ...part, detail: String(images) }] : []),
    ]
  })
}

function addressOf({ what, slug }: Mention): string {
  return `/${what === 'category' ? 'collection' : what}/${slug}`
}

async function listGlobal(tx: StoreTransaction): Promise<Part[]> {
  const rows = await tx.prepared<{ content: PageItem[] }>(
    'seo-global-content',
    'SELECT published AS content FROM global_contents WHERE store_id = $1',
    [tx.storeId],
  )
  const name = 'Top bar, navigation and footer'
  return rows.map(({ content }) => ({ of: 'global', id: null, name, content }))
}

async function listPages(tx: StoreTransaction, offset: number): Promise<Part[]> {
  const rows = await tx.prepared<Omit<Part, 'of'>>(
    'seo-page-contents',
    `SELECT p.id, p.name, r.content FROM pages p
      JOIN page_revisions r ON r.store_id = p.store_id AND r.page_id = p.id
        AND r.revision = p.published_revision
      WHERE p.store_id = $1 ORDER BY p.is_home DESC, p.id LIMIT ${pagesAtOnce} OFFSET $2`,
    [tx.storeId, offset],
  )
  return rows.map((row) => ({ of: 'page', ...row }))
}
