import type { TemplateKind } from '@vitrine/commerce/settings/template-kinds.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { isMain, mainOf } from '@vitrine/sections/types/page-main/main-of-template.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { freeSlug, takeTurns } from '../../platform/slugs/free-slug.ts'
import { missingSlug } from '../../platform/slugs/missing-slug.ts'
import { claimSlugs, findMovedId, retireSlugs } from '../../platform/slugs/moved-slug.ts'
import { checkPage } from './check-page.ts'
import { readMenus, withMenus } from '../menus/with-menus.ts'
import { findBlogPage } from './find-blog-page.ts'
import { findSearchPage } from './find-search-page.ts'
import { findPolicyPage } from './find-policy-page.ts'
import { checkLibraryPage, publishLibraryPage } from './linked/library-page.ts'
import { cleanContent } from './clean-content.ts'
import { shownGlobalContent } from './shown-global-content.ts'
import {
  findGlobalContent,
  lockGlobalContent,
  publishGlobalContent,
  updateGlobalContent,
} from './global-content-queries.ts'
import {
  deletePages,
  findDraftPage,
  findPublishedPage,
  findPublishedPageById,
  insertPage,
  type LockedPage,
  lockPage,
  updatePageColumns,
} from './queries.ts'
import { findRevision } from './revision-queries.ts'
import {
  changeSettings,
  type GoesLive,
  type SettingsChanges,
  settingsOfDraft,
} from './page-settings.ts'
import { reserved } from './reserved-slugs.ts'
import { storeDraft, saveDraft } from './save-draft.ts'
import { hasDefault, releaseUses } from './templates/template-queries.ts'

export interface NewPageInput {
  name: string
  slug?: string | undefined
  metaTitle?: string | undefined
  metaDescription?: string | undefined
  content?: PageItem[] | undefined
  /** Adds a template of these pages. */
  templateFor?: TemplateKind | null | undefined
}

export async function addPage(tx: StoreTransaction, input: NewPageInput, userId: string) {
  if (input.templateFor != null) return await addTemplate(tx, input, input.templateFor, userId)
  const { name, metaTitle = '', metaDescription = '', content = [] } = input
  checkPage({ content })
  const slug = await freeSlug(tx, 'page', { slug: input.slug, name, reserved })
  await claimSlugs(tx, 'page', [slug])
  const page = { name, slug, metaTitle, metaDescription, isHome: false }
  const cleaned = { ...page, content: cleanContent(content) }
  const id = await insertPage(tx, { ...cleaned, published: false, createdBy: userId })
  return await requireDraft(tx, id)
}

/** The first template of its kind is the one of all its pages, as soon as it is published. */
async function addTemplate(
  tx: StoreTransaction,
  { name, content = [] }: NewPageInput,
  kind: TemplateKind,
  userId: string,
) {
  await takeTurns(tx, 'page')
  const withMain = content.some(isMain) ? content : [mainOf(kind, newId()), ...content]
  checkPage({ content: withMain }, kind)
  const id = newId()
  await insertPage(tx, {
    id,
    name,
    // No address leads to a slug with a slash.
    slug: `templates/${id}`,
    metaTitle: '',
    metaDescription: '',
    isHome: false,
    templateFor: kind,
    isDefaultTemplate: !(await hasDefault(tx, kind)),
    content: cleanContent(withMain),
    published: false,
    createdBy: userId,
  })
  return await requireDraft(tx, id)
}

export interface Saver {
  userId: string
  at: Date
}

export interface PageChanges extends Partial<NewPageInput> {
  pageId: string
  publish: boolean
  autosave?: boolean | undefined
  saveId?: string | undefined
  /** Base revision of the changes; refused when it is stale. */
  revision?: number | undefined
  /** Base revision of name, slug and search texts. */
  settingsRevision?: number | undefined
}

/**
 * Saves a page as a draft. `settingsLive` publishes the changed settings without the rest of the
 * draft.
 */
export async function updatePage(
  tx: StoreTransaction,
  changes: PageChanges & { settingsLive?: boolean },
  saver: Saver,
) {
  const page = await lockPageAt(tx, changes.pageId, changes.revision)
  if (changes.content) checkPage({ content: changes.content }, page.templateFor)
  const goesLive = changes.publish ? 'draft' : changes.settingsLive ? 'changes' : 'nothing'
  return await saveChanges(tx, page, { ...changes, goesLive }, saver)
}

export async function updatePages(
  tx: StoreTransaction,
  { ids, changes }: { ids: readonly string[]; changes: Omit<PageChanges, 'pageId'> },
  saver: Saver,
) {
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()))].toSorted()
  for (const pageId of distinct)
    await updatePage(tx, { ...changes, pageId, settingsLive: true }, saver)
  return { updated: distinct.length }
}

async function saveChanges(
  tx: StoreTransaction,
  page: LockedPage,
  changes: PageChanges & { goesLive: GoesLive },
  saver: Saver,
) {
  const { pageId, content, saveId, publish } = changes
  if (page.templateFor && changes.slug !== undefined) throw new Refusal('slug_reserved')
  const isOfLibrary = page.templateFor === 'section'
  if (isOfLibrary && changes.name !== undefined && changes.name !== page.name)
    throw invalidInput('name', 'Rename this section in the library.')
  if (isOfLibrary && content) await checkLibraryPage(tx, pageId, content)
  const settings = await changeSettings(tx, page, settingsIn(changes), changes.goesLive)
  if (settings.isChanged) refuseStaleSettings(changes.settingsRevision, page)
  const state = { settings: settings.draft, published: publish }
  const autosave = Boolean(changes.autosave) && !publish
  const revision = content
    ? await saveDraft(tx, page, {
        pageId,
        content: cleanContent(content),
        autosave,
        saveId,
        ...state,
        ...saver,
      })
    : page.draftRevision
  if (publish && !content) await storeDraft(tx, pageId, state)
  await updatePageColumns(tx, pageId, {
    ...settings.columns,
    ...(settings.isChanged && {
      settingsRevision: page.settingsRevision + 1,
      settingsSaveId: saveId ?? null,
    }),
    ...(publish && { publishedRevision: revision, ...unscheduled }),
  })
  const draft = await requireDraft(tx, pageId)
  if (publish && isOfLibrary) await publishLibraryPage(tx, draft)
  if (publish || settings.isLiveChanged) {
    tx.subjects.push({ id: pageId, name: changes.name ?? page.name })
    await bumpStoreVersion(tx)
  }
  return draft
}

export const unscheduled = { publishAt: null, publishBy: null, publishProblem: null }

function settingsIn({ name, slug, metaTitle, metaDescription }: PageChanges): SettingsChanges {
  return { name, slug, metaTitle, metaDescription }
}

export interface AllContent extends PageChanges {
  content: PageItem[]
  globalContent?: PageItem[] | undefined
  globalRevision?: number | undefined
}

export async function updateAllContent(tx: StoreTransaction, all: AllContent, saver: Saver) {
  const { content, globalContent, saveId = null } = all
  const page = await lockPageAt(tx, all.pageId, all.revision)
  const shared = await lockGlobalContent(tx)
  if (!shared) throw new Refusal('not_found')
  refuseStale(all.globalRevision, shared, 'globalRevision')
  checkPage({ content, ...(globalContent && { globalContent }) }, page.templateFor)
  if (globalContent) await updateGlobalContent(tx, { content: cleanContent(globalContent), saveId })
  if (all.publish) await publishGlobalContent(tx)
  return await saveChanges(tx, page, { ...all, goesLive: all.publish ? 'draft' : 'nothing' }, saver)
}

export async function lockPageAt(tx: StoreTransaction, id: string, revision: number | undefined) {
  const page = await lockPage(tx, id)
  if (!page) throw new Refusal('not_found')
  refuseStale(revision, { revision: page.draftRevision, saveId: page.saveId }, 'revision')
  return page
}

function refuseStale(
  based: number | undefined,
  { revision, saveId }: { revision: number; saveId: string | null },
  name: 'revision' | 'globalRevision',
) {
  if (based !== undefined && based !== revision)
    throw new Refusal('stale_revision', { [name]: revision, saveId })
}

function refuseStaleSettings(based: number | undefined, page: LockedPage) {
  const { settingsRevision, settingsSaveId: saveId } = page
  if (based !== undefined && based !== settingsRevision)
    throw new Refusal('stale_revision', { settingsRevision, saveId })
}

export async function requireDraft(tx: StoreTransaction, id: string) {
  const page = await findDraftPage(tx, id)
  if (!page) throw new Refusal('not_found')
  return page
}

export async function requirePublished(tx: StoreTransaction, slug: string) {
  // Slugs of pages have no slash.
  const page = slug.includes('/')
    ? await findServedPage(tx, slug)
    : ((await findPublishedPage(tx, slug)) ?? (await findMovedPage(tx, slug)))
  if (!page) throw await missingSlug(tx, 'page', slug)
  return page
}

/** Policies, searches and the blog have paths of their own, by which they are asked for. */
async function findServedPage(tx: StoreTransaction, path: string) {
  if (/^\/blog(?:\/|$)/.test(path)) return await findBlogPage(tx, path)
  return (await findSearchPage(tx, path)) ?? (await findPolicyPage(tx, path))
}

async function findMovedPage(tx: StoreTransaction, slug: string) {
  const id = await findMovedId(tx, 'page', slug)
  return id === undefined ? undefined : await findPublishedPageById(tx, id)
}

export async function requireGlobalContent(tx: StoreTransaction, now: Date) {
  const json = await findGlobalContent(tx)
  if (json === undefined) throw new Refusal('not_found')
  const shown = shownGlobalContent(json, now)
  return withMenus(shown, await readMenus(tx, shown))
}

/**
 * Makes an earlier revision the draft, with its name and search texts but the current slug, to
 * which links lead. The previous draft stays among the revisions.
 */
export async function restorePage(
  tx: StoreTransaction,
  { id, revision }: { id: string; revision: number },
  saver: Saver,
) {
  const page = await lockPageAt(tx, id, undefined)
  const earlier = await findRevision(tx, id, revision)
  if (!earlier) throw new Refusal('not_found')
  await storeDraft(tx, id, { settings: settingsOfDraft(page), published: false })
  const content = earlier.content as PageItem[]
  const { name, metaTitle, metaDescription } = earlier.settings ?? {}
  const changes = { pageId: id, content, name, metaTitle, metaDescription, publish: false }
  return await saveChanges(tx, page, { ...changes, goesLive: 'nothing' }, saver)
}

/** Deletes all of the pages or, when one is missing or the home page, none. */
export async function removePages(tx: StoreTransaction, ids: string[]) {
  const distinct = [...new Set(ids)].toSorted()
  for (const id of distinct) {
    const { isHome, name, slug, templateFor } = await lockPageAt(tx, id, undefined)
    tx.subjects.push({ id, name })
    if (isHome) throw new Refusal('home_page_required')
    if (templateFor === 'section') throw new Refusal('not_found')
    if (templateFor === null) await retireSlugs(tx, 'page', [{ id, slug }])
  }
  await releaseUses(tx, distinct)
  await deletePages(tx, distinct)
  await bumpStoreVersion(tx)
  return { updated: distinct.length }
}
