import { toDecimal } from '@vitrine/commerce/money/money.ts'
import {
  cards,
  defaultPayments,
  isOnline,
  type PaymentMethod,
} from '@vitrine/commerce/settings/payment-methods.ts'
import { paymentProblems } from '@vitrine/commerce/settings/payment-problems.ts'
import type { PaymentMethodInput, Payments } from '@vitrine/contract/shop/payments.ts'
import { paymentSettings } from '@vitrine/db/schema/pricing.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { minorAmount } from '../../api/minor-amount.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findSettings, saveSettings } from '../../platform/settings/stored-settings.ts'
import { findConnection } from '../providers/connection/queries.ts'

export async function getPayments(tx: StoreTransaction, currency: string): Promise<Payments> {
  const stored = await findSettings(tx, paymentSettings)
  const { settings = defaultPayments, revision = 0 } = stored ?? {}
  return { methods: settings.methods.map((method) => toView(method, currency)), revision }
}

/** Replaces all methods at once, since their order matters. Existing orders keep their texts. */
export async function updatePayments(
  tx: StoreTransaction,
  { methods, revision }: { methods: readonly PaymentMethodInput[]; revision: number },
  currency: string,
): Promise<Payments> {
  const connected = await listConnected(tx)
  const problems = [...paymentProblems(methods), ...unconnected(methods, connected)]
  if (problems.length) throw new Refusal('invalid_input', undefined, problems)
  const requested = methods.map((method, index) => toMethod(method, `methods.${index}`, currency))
  const settings = { methods: [...requested, ...missingFrom(requested, connected)] }
  if (!(await saveSettings(tx, paymentSettings, settings, revision)))
    throw new Refusal('stale_revision')
  await bumpStoreVersion(tx)
  return await getPayments(tx, currency)
}

export async function restoreMethod(tx: StoreTransaction, method: PaymentMethod): Promise<void> {
  await changeMethods(tx, (methods) =>
    methods.some(({ id }) => id === method.id) ? methods : [...methods, method],
  )
}

export async function removeMethod(tx: StoreTransaction, id: string): Promise<void> {
  await changeMethods(tx, (methods) => methods.filter((method) => method.id !== id))
}

async function changeMethods(
  tx: StoreTransaction,
  change: (methods: PaymentMethod[]) => PaymentMethod[],
) {
  const { settings = defaultPayments, revision = 0 } =
    (await findSettings(tx, paymentSettings)) ?? {}
  const methods = change(settings.methods)
  if (!(await saveSettings(tx, paymentSettings, { methods }, revision)))
    throw new Refusal('stale_revision')
}

function unconnected(methods: readonly PaymentMethodInput[], connected: readonly PaymentMethod[]) {
  return methods.flatMap(({ id }, index) => {
    const isAvailable = !isOnline(id) || connected.some((method) => method.id === id)
    return isAvailable ? [] : [{ path: `methods.${index}.id`, message: 'Connect it first.' }]
  })
}

async function listConnected(tx: StoreTransaction): Promise<PaymentMethod[]> {
  return (await findConnection(tx, cards.id)) ? [cards] : []
}

/** Built-in and connected methods can be disabled, not removed. */
function missingFrom(
  requested: readonly PaymentMethod[],
  connected: readonly PaymentMethod[],
): PaymentMethod[] {
  return [...defaultPayments.methods, ...connected]
    .filter(({ id }) => !requested.some((method) => method.id === id))
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
