import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export async function listPublishedSlugs(tx: StoreTransaction): Promise<ReadonlySet<string>> {
  const rows = await tx.prepared<{ slug: string }>(
    'published-slugs',
    'SELECT slug FROM pages WHERE store_id = $1 AND published_revision IS NOT NULL AND template_for IS NULL',
    [tx.storeId],
  )
  return new Set(rows.map(({ slug }) => slug))
}
