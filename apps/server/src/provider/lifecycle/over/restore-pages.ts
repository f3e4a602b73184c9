import { isDeepStrictEqual } from 'node:util'
import type { PageSettings } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { settingsOfDraft } from '../../../content/pages/page-settings.ts'
import { lockPage, updatePageColumns } from '../../../content/pages/queries.ts'
import { storeDraft, storeRevision } from '../../../content/pages/save-draft.ts'
import { unscheduled } from '../../../content/pages/service.ts'
import { takeTurns } from '../../../platform/slugs/free-slug.ts'
import { ask } from '../bring/ask.ts'
import { quoted, type StagedArchive } from './staged-archive.ts'

interface Contents {
  published: unknown[] | null
  draft: unknown[] | null
  /** Nothing is in the draft that shoppers do not see. */
  isLive: boolean
}

interface PageState extends Contents {
  id: string
  name: string
  slug: string
  metaTitle: string
  metaDescription: string
  isHome: boolean
  draftSettings: Partial<PageSettings> | null
  draftRevision: number
  publishedRevision: number | null
  latest: number
}

/**
 * Pages as they were: what was published as a new revision, so that nothing of the history is lost.
 * Pages that are younger stay as drafts.
 */
export async function restorePages(
  tx: StoreTransaction,
  staged: StagedArchive,
  now: Date,
): Promise<void> {
  await ask(tx, 'SELECT FROM pages WHERE store_id = $1 ORDER BY id FOR UPDATE', [tx.storeId])
  await takeTurns(tx, 'page')
  const before = new Map((await listStates(tx, '')).map((state) => [state.id, state]))
  await unpublishYounger(tx)
  await returnDeleted(tx, staged)
  for (const archived of await listStates(tx, 'archived_')) {
    const living = before.get(archived.id)
    if (living) await restorePage(tx, { living, archived, now })
  }
}

async function listStates(tx: StoreTransaction, prefix: 'archived_' | ''): Promise<PageState[]> {
  const revisions = `${prefix}page_revisions`
  const { rows } = await ask(
    tx,
    `SELECT p.id, p.name, p.slug, p.meta_title AS "metaTitle",
       p.meta_description AS "metaDescription", p.is_home AS "isHome",
       p.draft_settings AS "draftSettings", p.draft_revision AS "draftRevision",
       p.published_revision AS "publishedRevision", l.content AS published,
       coalesce(d.content, p.draft) AS draft,
       p.published_revision IS NOT DISTINCT FROM p.draft_revision AS "isLive",
       (SELECT max(r.revision) FROM ${revisions} r
         WHERE r.store_id = p.store_id AND r.page_id = p.id) AS latest
     FROM ${prefix}pages p
     LEFT JOIN ${revisions} l ON l.store_id = p.store_id AND l.page_id = p.id
       AND l.revision = p.published_revision
     LEFT JOIN ${revisions} d ON d.store_id = p.store_id AND d.page_id = p.id
       AND d.revision = p.draft_revision
     WHERE p.store_id = $1 ORDER BY p.is_home, p.id`,
    [tx.storeId],
  )
  return rows as PageState[]
}

async function unpublishYounger(tx: StoreTransaction) {
  await ask(
    tx,
    `UPDATE pages p SET published_revision = NULL, is_home = false, publish_at = NULL,
       publish_by = NULL, publish_problem = NULL, settings_revision = settings_revision + 1
     WHERE store_id = $1 AND template_for IS DISTINCT FROM 'section'
       AND NOT EXISTS (SELECT FROM archived_pages s WHERE s.id = p.id)`,
    [tx.storeId],
  )
  // One page at a time is the home page, and each slug is there once.
  await ask(
    tx,
    `UPDATE pages p SET is_home = false
     WHERE store_id = $1 AND is_home
       AND NOT EXISTS (SELECT FROM archived_pages s WHERE s.id = p.id AND s.is_home)`,
    [tx.storeId],
  )
  await ask(
    tx,
    `UPDATE pages p SET slug = left(p.slug, 60) || '-' || right(p.id::text, 12)
     FROM archived_pages s WHERE p.store_id = $1 AND p.slug = s.slug AND p.id <> s.id`,
    [tx.storeId],
  )
}

async function returnDeleted(tx: StoreTransaction, staged: StagedArchive) {
  const columns = staged.columnsOf('pages', [])
  const revisions = staged.columnsOf('page_revisions', [])
  // The revision that is published may follow its page.
  await ask(
    tx,
    `WITH returned AS (
       INSERT INTO pages (store_id, ${quoted(columns)}) SELECT $1, ${quoted(columns)}
       FROM archived_pages s
       WHERE NOT EXISTS (SELECT FROM pages p WHERE p.store_id = $1 AND p.id = s.id)
       RETURNING id)
     INSERT INTO page_revisions (store_id, ${quoted(revisions)})
     SELECT $1, ${quoted(revisions)} FROM archived_page_revisions
     WHERE page_id IN (SELECT id FROM returned)`,
    [tx.storeId],
  )
}

interface Restoring {
  living: PageState
  archived: PageState
  now: Date
}

async function restorePage(tx: StoreTransaction, { living, archived, now }: Restoring) {
  const contents = await restoreContents(tx, { living, archived, now })
  const isSame = isDeepStrictEqual(settingsOf(living), settingsOf(archived))
  if (isSame && !contents) return
  const page = await lockPage(tx, living.id)
  await updatePageColumns(tx, living.id, {
    ...settingsOf(archived),
    ...contents,
    ...(!isSame && { settingsRevision: page!.settingsRevision + 1, settingsSaveId: null }),
    ...unscheduled,
  })
}

function settingsOf({ name, slug, metaTitle, metaDescription, isHome, draftSettings }: PageState) {
  return { name, slug, metaTitle, metaDescription, isHome, draftSettings }
}

const contentsOf = ({ published, draft, isLive }: PageState): Contents => ({
  published,
  draft,
  isLive,
})

/** @returns the columns to write, unless the page has these contents already */
async function restoreContents(tx: StoreTransaction, { living, archived, now }: Restoring) {
  if (isDeepStrictEqual(contentsOf(living), contentsOf(archived))) return undefined
  const page = await lockPage(tx, living.id)
  await storeDraft(tx, living.id, { settings: settingsOfDraft(page!), published: false })
  let revision = Math.max(living.draftRevision, living.latest)
  let publishedRevision: number | null = null
  if (archived.published) {
    const content = archived.published
    const { name, slug, metaTitle, metaDescription } = archived
    const settings = { name, slug, metaTitle, metaDescription }
    publishedRevision = revision += 1
    const saved = { revision, content, createdBy: null, createdAt: now }
    await storeRevision(tx, living.id, saved, { settings, published: true })
  }
  const draft = archived.isLive ? null : archived.draft
  return {
    publishedRevision,
    draftRevision: draft ? revision + 1 : revision,
    draft,
    draftSavedAt: now,
    draftSavedBy: null,
    saveId: null,
  }
}
