import { pages } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { contentOfSaved } from '@vitrine/sections/render/linked/library-content.ts'
import { and, eq } from 'drizzle-orm'
import { checkPage } from '../pages/check-page.ts'
import { insertPage } from '../pages/queries.ts'
import { takeTurns } from '../../platform/slugs/free-slug.ts'
import { requireSaved } from '../pages/linked/library-page.ts'

/** Makes the page on which a section of the library is edited, once. */
export async function openSavedSection(tx: StoreTransaction, id: string, userId: string) {
  const { name, item } = await requireSaved(tx, id)
  tx.subjects.push({ id, name })
  await takeTurns(tx, 'page')
  const known = await tx.$count(pages, and(eq(pages.storeId, tx.storeId), eq(pages.id, id)))
  if (known > 0) return
  const content = contentOfSaved(item)
  checkPage({ content })
  await insertPage(tx, {
    id,
    name,
    // No address leads to a slug with a slash.
    slug: `library/${id}`,
    metaTitle: '',
    metaDescription: '',
    isHome: false,
    templateFor: 'section',
    content,
    published: true,
    createdBy: userId,
  })
}
