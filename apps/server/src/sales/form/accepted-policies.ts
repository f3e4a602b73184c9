import { isAgreedTo, type PolicyVersion } from '@vitrine/commerce/policies/policy-kinds.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput } from '../../platform/refusal.ts'
import type { ShownForm } from './find-form.ts'

/** For how long a shopper may still order with a version that was replaced, in milliseconds. */
const stillCounts = 24 * 60 * 60 * 1000

interface Agreement {
  terms?: boolean | undefined
  /** Versions that the shopper was shown; undefined for those of this moment. */
  policies?: readonly string[] | undefined
}

/** Returns the versions that an order is placed with; none where the checkout asks for nothing. */
export async function acceptedPolicies(
  tx: StoreTransaction,
  { termsRequired, published }: Pick<ShownForm, 'termsRequired' | 'published'>,
  { terms, policies: shown }: Agreement,
  now: Date,
): Promise<PolicyVersion[]> {
  if (!termsRequired || !terms) return []
  const current = published.filter(({ kind }) => isAgreedTo(kind))
  if (!shown) return current
  const known = current.filter(({ versionId }) => shown.includes(versionId))
  const others = shown.filter((id) => !known.some(({ versionId }) => versionId === id))
  if (!others.length) return known
  const replaced = await tx.prepared<PolicyVersion>(
    'replaced-policies',
    `SELECT kind, title, id AS "versionId", number FROM policy_versions
      WHERE store_id = $1 AND id = ANY ($2::uuid[]) AND replaced_at > $3`,
    [tx.storeId, others, new Date(now.getTime() - stillCounts)],
  )
  if (replaced.length === new Set(others).size) return [...known, ...replaced]
  throw invalidInput('terms', 'The terms have changed. Reload this page and read them again.')
}
