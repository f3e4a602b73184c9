import type { PolicyKind } from '@vitrine/commerce/policies/policy-kinds.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { policyVersions } from '@vitrine/db/schema/policies.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, getTableColumns, isNull, max, sql } from 'drizzle-orm'

export type StoredVersion = typeof policyVersions.$inferSelect

/** Lists what shoppers read. */
export async function listPublished(tx: StoreTransaction): Promise<StoredVersion[]> {
  return await tx
    .select()
    .from(policyVersions)
    .where(and(eq(policyVersions.storeId, tx.storeId), isNull(policyVersions.replacedAt)))
}

export type ListedVersion = Omit<StoredVersion, 'text'>

export async function listVersions(
  tx: StoreTransaction,
  kind: PolicyKind,
): Promise<ListedVersion[]> {
  const { text: _, ...listed } = getTableColumns(policyVersions)
  return await tx
    .select(listed)
    .from(policyVersions)
    .where(and(eq(policyVersions.storeId, tx.storeId), eq(policyVersions.kind, kind)))
    .orderBy(desc(policyVersions.number))
}

export async function findVersion(
  tx: StoreTransaction,
  id: string,
): Promise<StoredVersion | undefined> {
  const [version] = await tx
    .select()
    .from(policyVersions)
    .where(and(eq(policyVersions.storeId, tx.storeId), eq(policyVersions.id, id)))
  return version
}

/** @returns whether a version was published until now */
export async function replaceVersion(
  tx: StoreTransaction,
  kind: PolicyKind,
  now: Date,
): Promise<boolean> {
  const replaced = await tx
    .update(policyVersions)
    .set({ replacedAt: now })
    .where(
      and(
        eq(policyVersions.storeId, tx.storeId),
        eq(policyVersions.kind, kind),
        isNull(policyVersions.replacedAt),
      ),
    )
    .returning({ id: policyVersions.id })
  return replaced.length > 0
}

/** Lock the draft before, so that no two versions get one number. */
export async function insertVersion(
  tx: StoreTransaction,
  version: Pick<StoredVersion, 'kind' | 'title' | 'text' | 'publishedAt'>,
): Promise<void> {
  const { storeId } = tx
  const [latest] = await tx
    .select({ number: max(policyVersions.number) })
    .from(policyVersions)
    .where(and(eq(policyVersions.storeId, storeId), eq(policyVersions.kind, version.kind)))
  const number = (latest?.number ?? 0) + 1
  await tx.insert(policyVersions).values({ ...version, storeId, id: newId(), number })
}

/** Copies what is published to the store's row, which every page knows. */
export async function noteOnStore(tx: StoreTransaction): Promise<void> {
  await tx.execute(sql`
    UPDATE stores SET policies = coalesce((
      SELECT jsonb_agg(jsonb_build_object('kind', v.kind, 'title', v.title, 'versionId', v.id,
        'number', v.number)
        ORDER BY array_position(ARRAY['returns', 'privacy', 'terms', 'shipping', 'imprint'], v.kind))
      FROM policy_versions v WHERE v.store_id = ${tx.storeId}::uuid AND v.replaced_at IS NULL), '[]')
    WHERE id = ${tx.storeId}::uuid`)
}
