import { isAgreedTo, type PolicyKind } from '@vitrine/commerce/policies/policy-kinds.ts'
import { checkoutOf } from '@vitrine/commerce/settings/checkout-settings.ts'
import type { Policy } from '@vitrine/contract/shop/policies.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { findCheckoutSettings } from '../checkout-settings/queries.ts'
import { getPolicy, lockDraft, restoreDraft } from './policies.ts'
import { insertVersion, listPublished, noteOnStore, replaceVersion } from './versions.ts'

/** Publishes the draft as a new version; shoppers read it on the next request. */
export async function publishPolicy(
  tx: StoreTransaction,
  { kind, revision }: { kind: PolicyKind; revision: number },
  now: Date,
): Promise<Policy> {
  const draft = await lockDraft(tx, kind)
  if (!draft || draft.revision !== revision) throw new Refusal('stale_revision')
  if (!draft.text.replaceAll(/<[^>]*>/g, '').trim())
    throw invalidInput('text', 'Write the policy first.')
  const { title, text } = draft
  await replaceVersion(tx, kind, now)
  await insertVersion(tx, { kind, title, text, publishedAt: now })
  return await finish(tx, kind)
}

export async function restorePolicy(
  tx: StoreTransaction,
  input: { kind: PolicyKind; versionId: string; revision: number },
  now: Date,
): Promise<Policy> {
  await restoreDraft(tx, input)
  const { kind, revision } = await getPolicy(tx, input.kind)
  return await publishPolicy(tx, { kind, revision }, now)
}

export async function unpublishPolicy(
  tx: StoreTransaction,
  kind: PolicyKind,
  now: Date,
): Promise<Policy> {
  await lockDraft(tx, kind)
  if (!(await replaceVersion(tx, kind, now))) throw new Refusal('not_found')
  await requireTerms(tx)
  return await finish(tx, kind)
}

/** A checkout cannot ask shoppers to agree to nothing. */
async function requireTerms(tx: StoreTransaction) {
  const [settings, published] = await Promise.all([findCheckoutSettings(tx), listPublished(tx)])
  const { termsRequired, policies } = checkoutOf(settings?.published)
  const hasTerms = policies.length > 0 || published.some(({ kind }) => isAgreedTo(kind))
  if (termsRequired && !hasTerms) throw new Refusal('terms_needed')
}

async function finish(tx: StoreTransaction, kind: PolicyKind): Promise<Policy> {
  await noteOnStore(tx)
  await bumpStoreVersion(tx)
  const policy = await getPolicy(tx, kind)
  tx.subjects.push({ id: kind, name: policy.title })
  return policy
}
