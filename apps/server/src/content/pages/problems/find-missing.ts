import { pages } from '@vitrine/db/schema/pages.ts'
import { categories, products } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Mention } from './list-mentions.ts'

type Kind = Exclude<Mention['what'], 'image' | 'example' | 'empty'>

export function nameOf({ what, slug }: Pick<Mention, 'what' | 'slug'>): string {
  return `${what} ${slug}`
}

export async function findMissing(tx: StoreTransaction, mentions: Mention[]) {
  const kinds: Kind[] = ['page', 'product', 'category']
  const missing = new Set<string>()
  for (const what of kinds) {
    const slugs = mentions.filter((mention) => mention.what === what).map(({ slug }) => slug)
    const found = new Set(slugs.length ? await listFound(tx, what, [...new Set(slugs)]) : [])
    for (const slug of slugs) if (!found.has(slug)) missing.add(nameOf({ what, slug }))
  }
  return missing
}

async function listFound(tx: StoreTransaction, what: Kind, slugs: string[]) {
  const rows = await rowsOf(tx, what, slugs)
  return rows.map(({ slug }) => slug)
}

async function rowsOf(tx: StoreTransaction, what: Kind, slugs: string[]) {
  if (what === 'page') {
    const isThere = and(inArray(pages.slug, slugs), isNotNull(pages.publishedRevision))
    const ofStore = and(eq(pages.storeId, tx.storeId), isThere)
    return await tx.select({ slug: pages.slug }).from(pages).where(ofStore)
  }
  if (what === 'product') {
    const isThere = and(inArray(products.slug, slugs), eq(products.status, 'active'))
    const ofStore = and(eq(products.storeId, tx.storeId), isThere)
    return await tx.select({ slug: products.slug }).from(products).where(ofStore)
  }
  const ofStore = and(eq(categories.storeId, tx.storeId), inArray(categories.slug, slugs))
  return await tx.select({ slug: categories.slug }).from(categories).where(ofStore)
}
