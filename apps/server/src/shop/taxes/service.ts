import { fromPercent, toPercent } from '@vitrine/commerce/money/money.ts'
import { defaultTaxes, type TaxRate, type TaxSettings } from '@vitrine/commerce/pricing/tax.ts'
import { taxProblems } from '@vitrine/commerce/pricing/tax-problems.ts'
import type { Taxes, TaxSettingsInput } from '@vitrine/contract/shop/taxes.ts'
import { taxSettings } from '@vitrine/db/schema/pricing.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { findSettings, saveSettings } from '../../platform/settings/stored-settings.ts'

export async function getTaxes(tx: StoreTransaction): Promise<Taxes> {
  const { settings = defaultTaxes, revision = 0 } = (await findSettings(tx, taxSettings)) ?? {}
  const { pricesIncludeTax, taxShipping, rates } = settings
  return {
    pricesIncludeTax,
    taxShipping,
    rates: rates.map((rate) => ({ ...rate, rate: toPercent(rate.rate) })),
    revision,
  }
}

export async function updateTaxes(
  tx: StoreTransaction,
  input: TaxSettingsInput & { revision: number },
): Promise<Taxes> {
  const problems = taxProblems(input.rates)
  if (problems.length) throw new Refusal('invalid_input', undefined, problems)
  const { pricesIncludeTax, taxShipping, rates } = input
  const settings: TaxSettings = { pricesIncludeTax, taxShipping, rates: rates.map(toRate) }
  if (!(await saveSettings(tx, taxSettings, settings, input.revision)))
    throw new Refusal('stale_revision')
  const saved = await getTaxes(tx)
  await bumpStoreVersion(tx)
  return saved
}

function toRate(rate: TaxSettingsInput['rates'][number], index: number): TaxRate {
  const millionths = fromPercent(rate.rate)
  if (millionths === undefined)
    throw invalidInput(`rates.${index}.rate`, 'Use at most four decimals.')
  return { ...rate, rate: millionths }
}
