import type { PageItem, PageProblem } from '@vitrine/contract/content/page.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { checkContent } from '@vitrine/sections/render/check-content.ts'
import { isPageSlug, type PageRecord } from '../queries.ts'
import { requireDraft } from '../service.ts'
import { type Mention, listMentions } from './list-mentions.ts'
import { findMissing, nameOf } from './find-missing.ts'

const maxProblems = 200

export async function listProblems(tx: StoreTransaction, pageId: string): Promise<PageProblem[]> {
  const page = await requireDraft(tx, pageId)
  const parts = { content: page.content, globalContent: page.global_content }
  const errors = Object.entries(parts).flatMap(([name, items]) => errorsOf(items, name))
  const mentions = Object.entries(parts).flatMap(([name, items]) => listMentions(items, name))
  const warnings = await warningsOf(tx, mentions)
  return [...(await listSlugProblems(tx, page)), ...errors, ...warnings].slice(0, maxProblems)
}

/** A draft does not reserve its slug, so another page may have taken it. */
async function listSlugProblems(tx: StoreTransaction, page: PageRecord): Promise<PageProblem[]> {
  const { id, slug, live_slug: live } = page
  if (slug === live || !(await isPageSlug(tx, slug, id))) return []
  const message = `Another page has the address “${slug}” by now. Choose another one.`
  return [{ kind: 'error', path: 'slug', message }]
}

function errorsOf(items: PageItem[], root: string): PageProblem[] {
  return checkContent(items, root).map(({ path, message }) => ({ kind: 'error', path, message }))
}

async function warningsOf(tx: StoreTransaction, mentions: Mention[]): Promise<PageProblem[]> {
  const missing = await findMissing(tx, mentions)
  return mentions
    .filter((mention) => mention.slug === '' || missing.has(nameOf(mention)))
    .map((mention) => ({ kind: 'warning', path: mention.path, message: wordsFor(mention) }))
}

function wordsFor({ what, slug }: Mention): string {
  switch (what) {
    case 'image':
      return 'The image has no alt text for shoppers who cannot see it.'
    case 'example':
      return 'This testimonial is an example, so shoppers do not see it. Write what a customer said.'
    case 'empty':
      return 'Nothing is chosen here yet, so shoppers see an empty space.'
    case 'product':
      return `There is no product “${slug}” any more.`
    case 'category':
      return `There is no category “${slug}” any more.`
    default:
      return `There is no published page “${slug}”.`
  }
}
