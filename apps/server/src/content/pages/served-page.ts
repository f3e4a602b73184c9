import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { fillTemplate } from '@vitrine/sections/render/fill-template.ts'
import { normalizeContent } from '@vitrine/sections/render/normalize-content.ts'
import type { Subject } from '@vitrine/sections/render/subject.ts'
import { isMain } from '@vitrine/sections/types/page-main/main-of-template.ts'
import type { PageRecord } from './queries.ts'
import { findTemplate } from './templates/template-queries.ts'

/** Puts what a page is about in the place that its template has for it; all of it without one. */
export async function inTemplate(
  tx: StoreTransaction,
  subject: Subject,
  ...mains: [PageItem, ...PageItem[]]
): Promise<PageItem[]> {
  const template = await findTemplate(tx, subject.kind, null)
  if (!template) return mains
  const filled = fillTemplate(normalizeContent(template.content), subject)
  const [first, ...others] = mains
  return filled.flatMap((item) => (isMain(item) ? [{ ...first, id: item.id }, ...others] : [item]))
}

interface Shown {
  id: string
  slug: string
  name: string
  metaTitle: string
  metaDescription: string
  updatedAt: Date
  content: PageItem[]
}

export async function asPage(tx: StoreTransaction, shown: Shown): Promise<PageRecord | undefined> {
  const [row] = await tx.prepared<Pick<PageRecord, 'global_content' | 'global_revision'>>(
    'global-content-of-served-page',
    `SELECT published AS global_content, revision AS global_revision
      FROM global_contents WHERE store_id = $1`,
    [tx.storeId],
  )
  const { metaTitle, metaDescription, updatedAt, ...page } = shown
  return (
    row && {
      ...page,
      ...row,
      meta_title: metaTitle,
      meta_description: metaDescription,
      is_home: false,
      draft_revision: 1,
      published_revision: 1,
      updated_at: updatedAt,
      settings_revision: 0,
      publish_at: null,
      publish_problem: null,
    }
  )
}
