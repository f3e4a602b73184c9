import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { freeSlug, takeTurns } from '../../platform/slugs/free-slug.ts'
import { claimSlugs, moveSlug } from '../../platform/slugs/moved-slug.ts'
import { findHomeId, updatePageColumns } from './queries.ts'
import { fixedSlugs, reserved } from './reserved-slugs.ts'
import { lockPageAt, requireDraft } from './service.ts'

/**
 * The home page has the slug `home`. The previous one gets a slug from its name; the new one's old
 * slug redirects to `/`.
 */
export async function setAsHome(tx: StoreTransaction, id: string) {
  const page = await lockPageAt(tx, id, undefined)
  if (page.templateFor) throw new Refusal('not_found')
  if (page.isHome) return await requireDraft(tx, id)
  if (fixedSlugs.has(page.slug)) throw new Refusal('slug_reserved')
  if (page.publishedRevision === null) throw new Refusal('page_not_published')
  await takeTurns(tx, 'page')
  await stepDown(tx)
  await moveSlug(tx, 'page', { id, from: page.slug, to: 'home' })
  const { slug: _, ...others } = page.draftSettings ?? {}
  const draftSettings = Object.keys(others).length > 0 ? others : null
  await updatePageColumns(tx, id, { slug: 'home', isHome: true, draftSettings })
  await bumpStoreVersion(tx)
  return await requireDraft(tx, id)
}

async function stepDown(tx: StoreTransaction) {
  const id = await findHomeId(tx)
  if (id === undefined) return
  const { name } = await lockPageAt(tx, id, undefined)
  const slug = await freeSlug(tx, 'page', { name, reserved })
  await claimSlugs(tx, 'page', [slug])
  await updatePageColumns(tx, id, { slug, isHome: false })
}
