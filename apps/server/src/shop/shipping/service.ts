import { defaultShipping, type ShippingSettings } from '@vitrine/commerce/shipping/shipping.ts'
import { shippingProblems } from '@vitrine/commerce/shipping/shipping-problems.ts'
import { shippingWarnings } from '@vitrine/commerce/shipping/shipping-warnings.ts'
import type { Shipping, ShippingSettingsInput } from '@vitrine/contract/shop/shipping.ts'
import { shippingSettings } from '@vitrine/db/schema/pricing.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findSettings, saveSettings } from '../../platform/settings/stored-settings.ts'
import { countWeightless, listCountriesSoldTo } from './queries.ts'
import { toSettings, toView } from './shipping-view.ts'

export interface StoreTerms {
  currency: string
  country: string
}

export async function getShipping(tx: StoreTransaction, terms: StoreTerms): Promise<Shipping> {
  const [kept, soldTo, weightless] = await Promise.all([
    findSettings(tx, shippingSettings),
    listCountriesSoldTo(tx, terms.country),
    countWeightless(tx),
  ])
  const { settings = defaultShipping, revision = 0 } = kept ?? {}
  const warnings = shippingWarnings(settings, { soldTo, weightless })
  return { ...toView(settings, terms.currency), revision, warnings }
}

/** Replaces all zones at once, since a place belongs to one zone only. */
export async function updateShipping(
  tx: StoreTransaction,
  terms: StoreTerms,
  { revision, ...input }: ShippingSettingsInput & { revision: number },
): Promise<Shipping> {
  const settings: ShippingSettings = toSettings(input, terms.currency)
  const problems = shippingProblems(settings)
  if (problems.length) throw new Refusal('invalid_input', undefined, problems)
  if (!(await saveSettings(tx, shippingSettings, settings, revision)))
    throw new Refusal('stale_revision')
  const saved = await getShipping(tx, terms)
  await bumpStoreVersion(tx)
  return saved
}
