import type { PageItem } from '@vitrine/contract/content/page.ts'
import { globalContents } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, sql } from 'drizzle-orm'

export async function insertGlobalContent(tx: StoreTransaction, content: PageItem[]) {
  await tx
    .insert(globalContents)
    .values({ storeId: tx.storeId, draft: content, published: content })
}

export async function lockGlobalContent(tx: StoreTransaction) {
  const [row] = await tx
    .select({ revision: globalContents.revision, saveId: globalContents.saveId })
    .from(globalContents)
    .where(eq(globalContents.storeId, tx.storeId))
    .for('update')
  return row
}

export async function updateGlobalContent(
  tx: StoreTransaction,
  { content, saveId }: { content: PageItem[]; saveId: string | null },
) {
  const { storeId, draft, revision } = globalContents
  await tx
    .update(globalContents)
    .set({ draft: content, revision: sql`${revision} + 1`, saveId })
    .where(
      and(
        eq(storeId, tx.storeId),
        sql`${draft} IS DISTINCT FROM ${JSON.stringify(content)}::jsonb`,
      ),
    )
}

export async function publishGlobalContent(tx: StoreTransaction) {
  await tx
    .update(globalContents)
    .set({ published: sql`draft` })
    .where(eq(globalContents.storeId, tx.storeId))
}

export async function findGlobalContent(tx: StoreTransaction) {
  const [row] = await tx.prepared<{ json: string }>(
    'global-content',
    'SELECT published::text AS json FROM global_contents WHERE store_id = $1',
    [tx.storeId],
  )
  return row?.json
}
