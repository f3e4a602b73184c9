import {
  type PolicyKind,
  policyKinds,
  policyNames,
  policyPath,
} from '@vitrine/commerce/policies/policy-kinds.ts'
import type { Policy, PolicySummary } from '@vitrine/contract/shop/policies.ts'
import { policies, policyVersions } from '@vitrine/db/schema/policies.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { cleanHtml } from '../../platform/html/clean-html.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findVersion, listPublished, type StoredVersion } from './versions.ts'

type Draft = typeof policies.$inferSelect

export async function listPolicies(tx: StoreTransaction): Promise<PolicySummary[]> {
  const [drafts, published] = await Promise.all([
    tx.select().from(policies).where(eq(policies.storeId, tx.storeId)),
    listPublished(tx),
  ])
  return policyKinds.map((kind) => {
    const draft = drafts.find((each) => each.kind === kind)
    return summaryOf(
      kind,
      draft,
      published.find((each) => each.kind === kind),
    )
  })
}

export async function getPolicy(tx: StoreTransaction, kind: PolicyKind): Promise<Policy> {
  const [[draft], [published]] = await Promise.all([
    tx.select().from(policies).where(isOfKind(tx, kind)),
    tx
      .select()
      .from(policyVersions)
      .where(
        and(
          eq(policyVersions.storeId, tx.storeId),
          eq(policyVersions.kind, kind),
          isNull(policyVersions.replacedAt),
        ),
      ),
  ])
  return {
    ...summaryOf(kind, draft, published),
    text: draft?.text ?? '',
    revision: draft?.revision ?? 0,
  }
}

function summaryOf(
  kind: PolicyKind,
  draft: Draft | undefined,
  published: StoredVersion | undefined,
): PolicySummary {
  const isChanged = draft && (draft.title !== published?.title || draft.text !== published?.text)
  return {
    kind,
    title: draft?.title ?? policyNames[kind],
    path: policyPath(kind),
    published: published
      ? {
          versionId: published.id,
          number: published.number,
          publishedAt: published.publishedAt.toISOString(),
        }
      : null,
    hasChanges: Boolean(isChanged),
  }
}

interface Saved {
  kind: PolicyKind
  title: string
  text: string
  /** Of the draft that was changed; 0 for a new policy. */
  revision: number
}

export async function savePolicy(tx: StoreTransaction, { text, ...draft }: Saved): Promise<Policy> {
  await writeDraft(tx, { ...draft, text: cleanHtml(text) })
  return await getPolicy(tx, draft.kind)
}

/** Publishes an earlier version again: a new version, and the draft. */
export async function restoreDraft(
  tx: StoreTransaction,
  { kind, versionId, revision }: { kind: PolicyKind; versionId: string; revision: number },
): Promise<void> {
  const earlier = await findVersion(tx, versionId)
  if (earlier?.kind !== kind) throw new Refusal('not_found')
  const { title, text } = earlier
  await writeDraft(tx, { kind, title, text, revision })
}

async function writeDraft(tx: StoreTransaction, { kind, title, text, revision }: Saved) {
  const saved = revision
    ? await tx
        .update(policies)
        .set({ title, text, revision: sql`${policies.revision} + 1`, updatedAt: sql`now()` })
        .where(and(isOfKind(tx, kind), eq(policies.revision, revision)))
        .returning({ kind: policies.kind })
    : await tx
        .insert(policies)
        .values({ storeId: tx.storeId, kind, title, text })
        .onConflictDoNothing()
        .returning({ kind: policies.kind })
  if (!saved.length) throw new Refusal('stale_revision')
}

/** Locks the draft. */
export async function lockDraft(tx: StoreTransaction, kind: PolicyKind) {
  const [draft] = await tx.select().from(policies).where(isOfKind(tx, kind)).for('update')
  return draft
}

function isOfKind(tx: StoreTransaction, kind: PolicyKind) {
  return and(eq(policies.storeId, tx.storeId), eq(policies.kind, kind))
}
