import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { StoredLook } from '@vitrine/db/schema/template-uses.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { lockGlobalContent } from '../../content/pages/global-content-queries.ts'
import { listPages } from '../../content/pages/queries.ts'
import { findRevision } from '../../content/pages/revision-queries.ts'
import { type Saver, updatePage } from '../../content/pages/service.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readGlobalContent, replaceGlobalContent } from './queries.ts'

/** Returns what a template replaces. Pages are named by their published revisions, which stay. */
export async function storeLook(tx: StoreTransaction, theme: unknown): Promise<StoredLook> {
  await lockGlobalContent(tx)
  const globalContent = await readGlobalContent(tx)
  if (!globalContent) throw new Refusal('not_found')
  const rows = await listPages(tx)
  return {
    theme,
    globalContent,
    pages: rows.flatMap(({ id, publishedRevision, name, metaTitle, metaDescription }) =>
      publishedRevision === null
        ? []
        : [{ id, revision: publishedRevision, name, metaTitle, metaDescription }],
    ),
  }
}

/**
 * Publishes the look again, except for its theme, which is not the store's to write. Pages that
 * were deleted since stay deleted, and pages that were added stay.
 */
export async function restoreLook(tx: StoreTransaction, look: StoredLook, saver: Saver) {
  const rows = await listPages(tx)
  for (const { id, revision, ...settings } of look.pages) {
    const page = rows.find((row) => row.id === id)
    if (!page || page.publishedRevision === revision) continue
    const stored = await findRevision(tx, id, revision)
    if (!stored) continue
    const content = stored.content as PageItem[]
    await updatePage(tx, { pageId: id, ...settings, content, publish: true }, saver)
  }
  await replaceGlobalContent(tx, look.globalContent)
}
