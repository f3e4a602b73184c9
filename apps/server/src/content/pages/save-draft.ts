import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { PageSettings } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { isDeepStrictEqual } from 'node:util'
import { compareRevisions } from './compare-revisions.ts'
import { findUnstoredDraft, type LockedPage, updatePageColumns } from './queries.ts'
import { findLatestRevision, insertRevision } from './revision-queries.ts'
import { settingsOfDraft } from './page-settings.ts'

/** Minimum time between revisions made by autosave. */
const revisionEvery = 5 * 60_000

interface DraftState {
  settings: PageSettings
  published: boolean
}

export interface DraftSave extends DraftState {
  pageId: string
  content: PageItem[]
  autosave: boolean
  userId: string
  saveId: string | undefined
  at: Date
}

export async function saveDraft(tx: StoreTransaction, page: LockedPage, save: DraftSave) {
  const { pageId, content, settings, published, userId, at } = save
  const revision = page.draftRevision + 1
  if (!page.isRevision && (!save.autosave || (await isRevisionDue(tx, save))))
    await storeDraft(tx, pageId, { settings: settingsOfDraft(page), published: false }, content)
  if (!save.autosave) {
    const saved = { revision, content, createdBy: userId, createdAt: at }
    await storeRevision(tx, pageId, saved, { settings, published })
  }
  await updatePageColumns(tx, pageId, {
    draftRevision: revision,
    draft: save.autosave ? content : null,
    draftSavedAt: at,
    draftSavedBy: userId,
    saveId: save.saveId ?? null,
  })
  return revision
}

async function isRevisionDue(tx: StoreTransaction, { pageId, at }: DraftSave) {
  const latest = await findLatestRevision(tx, pageId)
  return !latest || at.getTime() - latest.createdAt.getTime() >= revisionEvery
}

/** Turns the draft into a revision, unless it is one or equals the next. */
export async function storeDraft(
  tx: StoreTransaction,
  pageId: string,
  state: DraftState,
  next?: PageItem[],
) {
  const draft = await findUnstoredDraft(tx, pageId)
  if (!draft) return
  if (!isDeepStrictEqual(draft.content, next)) await storeRevision(tx, pageId, draft, state)
  await updatePageColumns(tx, pageId, { draft: null })
}

interface Saved {
  revision: number
  content: unknown[]
  createdBy: string | null
  createdAt: Date | null
}

export async function storeRevision(
  tx: StoreTransaction,
  pageId: string,
  { createdAt, ...saved }: Saved,
  { settings, published }: DraftState,
) {
  const before = await findLatestRevision(tx, pageId)
  const changes = compareRevisions(before, { content: saved.content, settings })
  await insertRevision(tx, {
    ...saved,
    pageId,
    settings,
    changes: { ...changes, published },
    ...(createdAt && { createdAt }),
  })
}
