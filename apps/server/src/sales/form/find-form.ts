import type { PolicyVersion } from '@vitrine/commerce/policies/policy-kinds.ts'
import { type ShownPolicy, withPublished } from '@vitrine/commerce/policies/shown-policies.ts'
import { checkoutOf, type CheckoutSettings } from '@vitrine/commerce/settings/checkout-settings.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

export interface ShownForm extends CheckoutSettings {
  policies: ShownPolicy[]
  /** What the links to policies lead to. */
  published: PolicyVersion[]
}

/** The checkout as shoppers see it, with links to the published policies. */
export async function findForm(tx: StoreTransaction): Promise<ShownForm> {
  const [row] = await tx.prepared<{ form: CheckoutSettings | null; published: PolicyVersion[] }>(
    'checkout-form',
    `SELECT (SELECT published FROM checkout_settings WHERE store_id = $1) AS form,
      policies AS published
      FROM stores WHERE id = $1`,
    [tx.storeId],
  )
  const { form, published } = row!
  return { ...withPublished(checkoutOf(form), published), published }
}
