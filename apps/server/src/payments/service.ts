import { toDecimal } from '@vitrine/commerce/money.ts'
import { defaultPayments, type PaymentMethod } from '@vitrine/commerce/payment-methods.ts'
import { paymentProblems } from '@vitrine/commerce/payment-problems.ts'
import type { PaymentMethodInput, Payments } from '@vitrine/contract/payments.ts'
import { paymentSettings } from '@vitrine/db/schema/pricing.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { minorAmount } from '../platform/api/minor-amount.ts'
import { Refusal } from '../platform/api/refusal.ts'
import { findSettings, saveSettings } from '../settings/stored-settings.ts'

export async function getPayments(tx: StoreTransaction, currency: string): Promise<Payments> {
  const kept = await findSettings(tx, paymentSettings)
  const { settings = defaultPayments, revision = 0 } = kept ?? {}
  return { methods: settings.methods.map((method) => toView(method, currency)), revision }
}

/** All of it at once: which comes first is part of it. Orders keep what they were told. */
export async function updatePayments(
  tx: StoreTransaction,
  { methods, revision }: { methods: readonly PaymentMethodInput[]; revision: number },
  currency: string,
): Promise<Payments> {
  const problems = paymentProblems(methods)
  if (problems.length) throw new Refusal('invalid_input', undefined, problems)
  const wanted = methods.map((method, index) => toMethod(method, `methods.${index}`, currency))
  const settings = { methods: [...wanted, ...missingFrom(wanted)] }
  if (!(await saveSettings(tx, paymentSettings, settings, revision)))
    throw new Refusal('stale_revision')
  await bumpStoreVersion(tx)
  return await getPayments(tx, currency)
}

/** What every store has is switched off, and never gone. */
function missingFrom(wanted: readonly PaymentMethod[]): PaymentMethod[] {
  return defaultPayments.methods
    .filter(({ id }) => !wanted.some((method) => method.id === id))
    .map((method) => ({ ...method, enabled: false }))
}

function toMethod(method: PaymentMethodInput, path: string, currency: string): PaymentMethod {
  const minor = (field: 'fee' | 'minTotal' | 'maxTotal', amount: number) =>
    minorAmount(amount, `${path}.${field}`, currency)
  const { fee, minTotal, maxTotal, countries } = method
  return {
    ...method,
    fee: minor('fee', fee),
    minTotal: minTotal === null ? null : minor('minTotal', minTotal),
    maxTotal: maxTotal === null ? null : minor('maxTotal', maxTotal),
    countries: [...new Set(countries)],
  }
}

function toView(method: PaymentMethod, currency: string): PaymentMethodInput {
  const decimal = (minor: number) => toDecimal(minor, currency)
  const { fee, minTotal, maxTotal } = method
  return {
    ...method,
    fee: decimal(fee),
    minTotal: minTotal === null ? null : decimal(minTotal),
    maxTotal: maxTotal === null ? null : decimal(maxTotal),
  }
}
