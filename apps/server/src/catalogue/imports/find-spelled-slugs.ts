import { slugFrom, withoutUmlauts } from '@vitrine/commerce/text/slug.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { FileProduct } from './file-product.ts'

/**
 * Products without a slug in the file are found by their name. One that an owner added may have
 * its umlauts spelled out, unlike one that a file brought.
 */
export async function findSpelledSlugs(tx: StoreTransaction, products: readonly FileProduct[]) {
  const spelled = products.flatMap((product) => {
    const slug = slugFrom(withoutUmlauts(product.name), 'product')
    return slug === product.slug ? [] : [{ product, slug }]
  })
  if (!spelled.length) return
  const rows = await tx.prepared<{ slug: string }>(
    'slugs-in-use',
    'SELECT slug FROM products WHERE store_id = $1 AND slug = ANY ($2::text[])',
    [tx.storeId, spelled.flatMap(({ product, slug }) => [product.slug, slug])],
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  for (const { product, slug } of spelled) {
    if (taken.has(product.slug) || !taken.has(slug)) continue
    product.slug = slug
    if (product.cells.slug) product.cells.slug = slug
  }
}
