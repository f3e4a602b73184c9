import type { PageItem } from '@vitrine/contract/content/page.ts'
import { savedSections } from '@vitrine/db/schema/saved-sections.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { savedIn } from '@vitrine/sections/render/linked/library-content.ts'
import { and, eq, sql } from 'drizzle-orm'
import { invalidInput, Refusal } from '../../../platform/refusal.ts'
import { readCircle } from './read-circle.ts'

/**
 * A section of the library is edited as a page of its own, which has its id: with a draft, revisions
 * and Publish, which makes it what all its places show.
 * @throws Refusal unless the content is one section that is not within itself
 */
export async function checkLibraryPage(tx: StoreTransaction, id: string, content: PageItem[]) {
  const before = await requireSaved(tx, id)
  const [item, ...others] = savedIn(content)
  if (!item || others.length > 0 || item.contentType !== before.item.contentType) {
    throw invalidInput(
      'content',
      'This is one section of the library. Put into it what belongs to it, and all else on a page.',
    )
  }
  const circle = await readCircle(tx, { id, name: before.name, content })
  if (circle) throw invalidInput('content', circle)
}

export async function publishLibraryPage(
  tx: StoreTransaction,
  { id, content }: { id: string; content: readonly PageItem[] },
) {
  const [item] = savedIn(content)
  await tx
    .update(savedSections)
    .set({ item, updatedAt: sql`now()` })
    .where(isSaved(tx, id))
}

export async function requireSaved(tx: StoreTransaction, id: string) {
  const [row] = await tx.select().from(savedSections).where(isSaved(tx, id))
  if (!row) throw new Refusal('not_found')
  return { name: row.name, item: row.item as PageItem }
}

const isSaved = (tx: StoreTransaction, id: string) =>
  and(eq(savedSections.storeId, tx.storeId), eq(savedSections.id, id))
