import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { SavedSection } from '@vitrine/contract/content/saved-sections.ts'
import { lockName } from '@vitrine/db/lock-name.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { pages } from '@vitrine/db/schema/pages.ts'
import { savedSections } from '@vitrine/db/schema/saved-sections.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { checkCopied } from '@vitrine/sections/render/check-content.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { cleanContent } from '../pages/clean-content.ts'
import { listLinkedUses } from './list-linked-uses.ts'

const maxSaved = 200

export async function listSavedSections(tx: StoreTransaction): Promise<SavedSection[]> {
  const rows = await tx
    .select()
    .from(savedSections)
    .where(eq(savedSections.storeId, tx.storeId))
    .orderBy(asc(savedSections.name), asc(savedSections.id))
  return rows.map(toSavedSection)
}

export async function addSavedSection(
  tx: StoreTransaction,
  { name, item }: { name: string; item: PageItem },
): Promise<SavedSection> {
  const issues = checkCopied([item]).map(({ path, message }) => ({
    path: path.replace(/^content\.0/, 'item'),
    message,
  }))
  if (issues.length > 0) throw new Refusal('invalid_input', undefined, issues)
  // Locks, so that two concurrent saves cannot both pass the limit.
  await lockName(tx, `saved sections ${tx.storeId}`)
  const count = await tx.$count(savedSections, eq(savedSections.storeId, tx.storeId))
  if (count >= maxSaved) {
    throw invalidInput('name', `The library has ${maxSaved} sections, which is the most it takes.`)
  }
  await refuseTaken(tx, name)
  const [cleaned] = cleanContent([item])
  const [row] = await tx
    .insert(savedSections)
    .values({ storeId: tx.storeId, id: newId(), name, item: cleaned })
    .returning()
  tx.subjects.push({ id: row!.id, name })
  return toSavedSection(row!)
}

export async function renameSavedSection(
  tx: StoreTransaction,
  { id, name }: { id: string; name: string },
): Promise<SavedSection> {
  await refuseTaken(tx, name, id)
  const [row] = await tx
    .update(savedSections)
    .set({ name, updatedAt: sql`now()` })
    .where(isSaved(tx, id))
    .returning()
  if (!row) throw new Refusal('not_found')
  await tx.update(pages).set({ name }).where(isPageOf(tx, id))
  tx.subjects.push({ id, name })
  return toSavedSection(row)
}

/** Copies stay as they are; a link to what is gone would show nothing. */
export async function deleteSavedSection(tx: StoreTransaction, id: string): Promise<void> {
  const uses = await listLinkedUses(tx, id)
  if (uses.length > 0) throw new Refusal('section_linked', { uses })
  await tx.delete(pages).where(isPageOf(tx, id))
  const [row] = await tx.delete(savedSections).where(isSaved(tx, id)).returning()
  if (!row) throw new Refusal('not_found')
  tx.subjects.push({ id, name: row.name })
}

async function refuseTaken(tx: StoreTransaction, name: string, except?: string) {
  const [taken] = await tx
    .select({ id: savedSections.id })
    .from(savedSections)
    .where(and(eq(savedSections.storeId, tx.storeId), eq(savedSections.name, name)))
  if (taken && taken.id !== except) {
    throw invalidInput('name', 'The library has a section of this name. Choose another one.')
  }
}

const isSaved = (tx: StoreTransaction, id: string) =>
  and(eq(savedSections.storeId, tx.storeId), eq(savedSections.id, id))

const isPageOf = (tx: StoreTransaction, id: string) =>
  and(eq(pages.storeId, tx.storeId), eq(pages.id, id), eq(pages.templateFor, 'section'))

function toSavedSection(row: typeof savedSections.$inferSelect): SavedSection {
  const { id, name, item, createdAt, updatedAt } = row
  return {
    id,
    name,
    item: item as PageItem,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
