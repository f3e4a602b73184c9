import { slugRedirects } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { SlugKind } from './free-slug.ts'

/** Redirects the old slug to the entity; the new slug stops redirecting elsewhere. */
export async function moveSlug(
  tx: StoreTransaction,
  kind: SlugKind,
  { id, from, to }: { id: string; from: string; to: string },
) {
  if (from === to) return
  await claimSlugs(tx, kind, [to])
  await tx
    .insert(slugRedirects)
    .values({ storeId: tx.storeId, kind, fromSlug: from, toId: id })
    .onConflictDoUpdate({
      target: [slugRedirects.storeId, slugRedirects.kind, slugRedirects.fromSlug],
      set: { toId: id },
    })
}

export async function claimSlugs(tx: StoreTransaction, kind: SlugKind, slugs: readonly string[]) {
  if (!slugs.length) return
  await tx
    .delete(slugRedirects)
    .where(and(ofKind(tx, kind), inArray(slugRedirects.fromSlug, slugs)))
}

export async function findMovedId(tx: StoreTransaction, kind: SlugKind, slug: string) {
  const [row] = await tx
    .select({ toId: slugRedirects.toId })
    .from(slugRedirects)
    .where(and(ofKind(tx, kind), eq(slugRedirects.fromSlug, slug)))
  return row?.toId
}

/** Marks the slugs of a deleted entity as gone, until another entity uses them. */
export async function retireSlugs(
  tx: StoreTransaction,
  kind: SlugKind,
  deleted: readonly { id: string; slug: string }[],
) {
  if (!deleted.length) return
  await tx.prepared(
    'retire-slugs',
    `INSERT INTO slug_redirects (store_id, kind, from_slug, to_id)
      SELECT root.store_id, $2, gone.slug, gone.id
      FROM store_roots root, unnest($3::text[], $4::uuid[]) AS gone (slug, id)
      WHERE root.store_id = $1
      ON CONFLICT (store_id, kind, from_slug) DO UPDATE SET to_id = excluded.to_id`,
    [tx.storeId, kind, deleted.map(({ slug }) => slug), deleted.map(({ id }) => id)],
  )
}

function ofKind(tx: StoreTransaction, kind: SlugKind) {
  return and(eq(slugRedirects.storeId, tx.storeId), eq(slugRedirects.kind, kind))
}
