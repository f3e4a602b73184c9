import { slugRedirects } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, notExists } from 'drizzle-orm'
import { Refusal } from '../refusal.ts'
import { slugged, type SlugKind } from './free-slug.ts'

/**
 * Returns the refusal for an unknown slug: gone when its entity was deleted, otherwise not found.
 */
export async function missingSlug(tx: StoreTransaction, kind: SlugKind, slug: string) {
  const table = slugged[kind]
  const owner = tx
    .select()
    .from(table)
    .where(and(eq(table.storeId, tx.storeId), eq(table.id, slugRedirects.toId)))
  const [gone] = await tx
    .select({ id: slugRedirects.toId })
    .from(slugRedirects)
    .where(
      and(
        eq(slugRedirects.storeId, tx.storeId),
        eq(slugRedirects.kind, kind),
        eq(slugRedirects.fromSlug, slug),
        notExists(owner),
      ),
    )
  return new Refusal(gone ? 'gone' : 'not_found')
}
