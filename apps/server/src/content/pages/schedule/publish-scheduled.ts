import type { Database } from '@vitrine/db/database.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertOutboxRow } from '../../../post/outbox/insert-outbox-row.ts'
import { listProblems } from '../problems/list-problems.ts'
import { changeSettings } from '../page-settings.ts'
import { publishGlobalContent } from '../global-content-queries.ts'
import { type LockedPage, lockPage, updatePageColumns } from '../queries.ts'
import { recordActivity, system } from '../../../api/record-activity.ts'
import { storeDraft } from '../save-draft.ts'
import { publishLibraryPage } from '../linked/library-page.ts'
import { requireDraft, unscheduled } from '../service.ts'
import type { PublishJob } from './publish-jobs.ts'

/**
 * Publishes the page if it is still scheduled for this very time. If publishing is refused, the
 * draft stays and the user gets an email.
 */
export async function publishScheduled(
  db: Database,
  { storeId, pageId, publishAt }: PublishJob,
): Promise<void> {
  await inStore(db, storeId, async (tx) => {
    const page = await lockPage(tx, pageId)
    if (page?.publishAt?.toISOString() !== publishAt) return
    const problem = await findProblem(tx, pageId)
    if (problem === undefined) await publish(tx, page)
    else await sayWhyNot(tx, pageId, { problem, userId: page.publishBy ?? '' })
  })
}

async function publish(tx: StoreTransaction, page: LockedPage) {
  const { draft, columns } = await changeSettings(tx, page, {}, 'draft')
  await storeDraft(tx, page.id, { settings: draft, published: true })
  await publishGlobalContent(tx)
  const publishedRevision = page.draftRevision
  await updatePageColumns(tx, page.id, { ...columns, publishedRevision, ...unscheduled })
  if (page.templateFor === 'section') await publishLibraryPage(tx, await requireDraft(tx, page.id))
  tx.subjects.push({ id: page.id, name: page.name })
  await recordActivity(tx, { call: 'page.updatePage', actor: system })
  await bumpStoreVersion(tx)
}

async function sayWhyNot(
  tx: StoreTransaction,
  pageId: string,
  { problem, userId }: { problem: string; userId: string },
) {
  await updatePageColumns(tx, pageId, { ...unscheduled, publishProblem: problem })
  await insertOutboxRow(tx, 'page_not_published', { pageId, userId, problem })
}

async function findProblem(tx: StoreTransaction, pageId: string): Promise<string | undefined> {
  const errors = (await listProblems(tx, pageId)).filter(({ kind }) => kind === 'error')
  const [first] = errors
  if (!first) return undefined
  const others = errors.length - 1
  return others > 0 ? `${first.message} (and ${others} more)` : first.message
}
