import type { PolicyVersion } from '@vitrine/commerce/policies/policy-kinds.ts'
import { type ShownPolicy, withPublished } from '@vitrine/commerce/policies/shown-policies.ts'
import { checkoutOf, type CheckoutSettings } from '@vitrine/commerce/settings/checkout-settings.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findTerms, type StoreTerms } from '../pricing/queries.ts'

export interface ShownForm extends CheckoutSettings {
  policies: ShownPolicy[]
  /** What the links to policies lead to. */
  published: PolicyVersion[]
}

/** The checkout as shoppers see it, with links to the published policies. */
export function formOf({ form, published }: Pick<StoreTerms, 'form' | 'published'>): ShownForm {
  return { ...withPublished(checkoutOf(form), published), published }
}

export async function findForm(tx: StoreTransaction): Promise<ShownForm> {
  return formOf(await findTerms(tx))
}
