import type { PageSettings } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { freeSlug } from '../../platform/slugs/free-slug.ts'
import { moveSlug } from '../../platform/slugs/moved-slug.ts'
import type { LockedPage } from './queries.ts'
import { fixedSlugs, reserved } from './reserved-slugs.ts'

export type SettingsChanges = { [Name in keyof PageSettings]?: PageSettings[Name] | undefined }

const names = ['name', 'slug', 'metaTitle', 'metaDescription'] as const

export function settingsOfDraft(page: LockedPage): PageSettings {
  return { ...liveSettings(page), ...page.draftSettings }
}

function liveSettings({ name, slug, metaTitle, metaDescription }: LockedPage): PageSettings {
  return { name, slug, metaTitle, metaDescription }
}

/**
 * Settings that go live: none, the changed ones, or the whole draft. A page that was never
 * published has one set of settings, so everything applies at once.
 */
export type GoesLive = 'nothing' | 'changes' | 'draft'

/**
 * Changes a page's settings, and redirects its old slug when the new one goes live.
 * @returns the columns to update
 */
export async function changeSettings(
  tx: StoreTransaction,
  page: LockedPage,
  changes: SettingsChanges,
  goesLive: GoesLive,
) {
  const [live, before] = [liveSettings(page), settingsOfDraft(page)]
  const requested = definedOf(changes)
  const draft = { ...before, ...requested }
  const isPublic = page.publishedRevision !== null
  const columns = columnsOf({ live, requested, draft }, isPublic ? goesLive : 'draft')
  if (columns.slug !== live.slug) await moveAddress(tx, page, columns.slug)
  else if (draft.slug !== before.slug && draft.slug !== live.slug)
    await requireFreeSlug(tx, page, draft.slug)
  return {
    draft,
    columns: { ...columns, draftSettings: differenceOf(draft, columns) },
    isChanged: !isEqual(draft, before),
    isLiveChanged: isPublic && !isEqual(columns, live),
  }
}

interface Versions {
  live: PageSettings
  requested: Partial<PageSettings>
  draft: PageSettings
}

function columnsOf({ live, requested, draft }: Versions, goesLive: GoesLive): PageSettings {
  if (goesLive === 'draft') return draft
  return goesLive === 'changes' ? { ...live, ...requested } : live
}

async function moveAddress(tx: StoreTransaction, page: LockedPage, slug: string) {
  await requireFreeSlug(tx, page, slug)
  await moveSlug(tx, 'page', { id: page.id, from: page.slug, to: slug })
}

async function requireFreeSlug(
  tx: StoreTransaction,
  { id, slug: own, name }: LockedPage,
  slug: string,
) {
  if (fixedSlugs.has(own)) throw new Refusal('slug_reserved')
  await freeSlug(tx, 'page', { slug, name, ownId: id, reserved })
}

function definedOf(changes: SettingsChanges): Partial<PageSettings> {
  const defined = names.filter((name) => changes[name] !== undefined)
  return Object.fromEntries(defined.map((name) => [name, changes[name]]))
}

function differenceOf(draft: PageSettings, live: PageSettings): Partial<PageSettings> | null {
  const different = listDifferentSettings(draft, live)
  if (different.length === 0) return null
  return Object.fromEntries(different.map((name) => [name, draft[name]]))
}

export function listDifferentSettings(one: PageSettings, other: PageSettings) {
  return names.filter((name) => one[name] !== other[name])
}

function isEqual(one: PageSettings, other: PageSettings) {
  return listDifferentSettings(one, other).length === 0
}
