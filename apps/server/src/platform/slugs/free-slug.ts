import { cutSlug, numberedSlug, slugFrom, spelledIn } from '@vitrine/commerce/text/slug.ts'
import { lockName } from '@vitrine/db/lock-name.ts'
import { articles } from '@vitrine/db/schema/articles.ts'
import { pages } from '@vitrine/db/schema/pages.ts'
import { categories, products } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { refusals } from '@vitrine/contract/call/refusal.ts'
import { Refusal } from '../refusal.ts'

export const slugged = { page: pages, product: products, category: categories, article: articles }
export type SlugKind = keyof typeof slugged

interface SlugRequest {
  slug?: string | undefined
  /** Source of the slug when none was typed; a number then makes it unique. */
  name: string
  ownId?: string
  reserved?: ReadonlySet<string>
}

export async function freeSlug(tx: StoreTransaction, kind: SlugKind, requested: SlugRequest) {
  await takeTurns(tx, kind)
  if (requested.slug === undefined) return await numberedFreeSlug(tx, kind, requested)
  if (requested.reserved?.has(requested.slug)) throw new Refusal('slug_reserved')
  const taken = await listSlugs(tx, kind, requested.slug, requested.ownId)
  if (taken.has(requested.slug)) throw slugTaken(requested.slug)
  return requested.slug
}

function slugTaken(slug: string) {
  const { message } = refusals.slug_taken
  return new Refusal('slug_taken', { slug }, [{ path: 'slug', message }])
}

/** Locks the kind: two parallel requests would find the same slug free. */
export async function takeTurns(tx: StoreTransaction, kind: SlugKind) {
  await lockName(tx, `slug ${kind} ${tx.storeId}`)
}

async function numberedFreeSlug(tx: StoreTransaction, kind: SlugKind, requested: SlugRequest) {
  const base = slugFrom(spelledIn(await findCountry(tx), requested.name), kind)
  const taken = await listSlugs(tx, kind, base, requested.ownId)
  const isFree = (slug: string) => !taken.has(slug) && !requested.reserved?.has(slug)
  let slug = base
  for (let number = 2; !isFree(slug); number += 1) slug = numberedSlug(base, number)
  return slug
}

async function findCountry(tx: StoreTransaction): Promise<string> {
  const [store] = await tx.prepared<{ country: string }>(
    'country-of-slugs',
    'SELECT country FROM stores WHERE id = $1',
    [tx.storeId],
  )
  return store?.country ?? ''
}

async function listSlugs(tx: StoreTransaction, kind: SlugKind, slug: string, ownId?: string) {
  const table = slugged[kind]
  // A long slug is shortened to make room for its number, so only its beginning is compared.
  const beginning = cutSlug(slug, 70)
  const rows = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(
      and(
        eq(table.storeId, tx.storeId),
        sql`starts_with(${table.slug}, ${beginning})`,
        ownId ? ne(table.id, ownId) : undefined,
      ),
    )
  return new Set(rows.map((row) => row.slug))
}
