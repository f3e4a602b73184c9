import { isDeepStrictEqual } from 'node:util'
import { checkoutProblems } from '@vitrine/commerce/settings/checkout-problems.ts'
import {
  checkoutOf,
  type CheckoutSettings as Stored,
} from '@vitrine/commerce/settings/checkout-settings.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import type {
  CheckoutSettings,
  CheckoutSettingsInput,
} from '@vitrine/contract/shop/checkout-settings.ts'
import { themeOf } from '@vitrine/contract/content/theme.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { minorAmount } from '../../api/minor-amount.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findCheckoutSettings, findStoreLook, publishDraft, saveDraft } from './queries.ts'

export async function getCheckoutSettings(tx: StoreTransaction): Promise<CheckoutSettings> {
  const [row, { currency }] = await Promise.all([findCheckoutSettings(tx), findStoreLook(tx)])
  const [draft, published] = [checkoutOf(row?.draft), checkoutOf(row?.published)]
  return {
    draft: checkoutView(draft, currency),
    published: checkoutView(published, currency),
    revision: row?.revision ?? 0,
    hasChanges: !isDeepStrictEqual(draft, published),
    publishedAt: row?.publishedAt?.toISOString() ?? null,
  }
}

export async function saveCheckoutDraft(
  tx: StoreTransaction,
  { revision, ...input }: CheckoutSettingsInput & { storeId: string; revision: number },
): Promise<CheckoutSettings> {
  const { currency, theme, policies } = await findStoreLook(tx)
  const problems = checkoutProblems(input, themeOf(theme), policies)
  if (problems.length) throw new Refusal('invalid_input', undefined, problems)
  if (!(await saveDraft(tx, toStored(input, currency), revision)))
    throw new Refusal('stale_revision')
  return await getCheckoutSettings(tx)
}

export async function publishCheckout(
  tx: StoreTransaction,
  revision: number,
  now: Date,
): Promise<CheckoutSettings> {
  if (!(await publishDraft(tx, revision, now))) throw new Refusal('stale_revision')
  const saved = await getCheckoutSettings(tx)
  await bumpStoreVersion(tx)
  return saved
}

/** Returns the settings with amounts in major units. */
export function checkoutView(
  { minimumOrder, ...settings }: Stored,
  currency: string,
): CheckoutSettingsInput {
  return {
    ...settings,
    minimumOrder: minimumOrder === null ? null : toDecimal(minimumOrder, currency),
  }
}

function toStored(
  { storeId: _storeId, minimumOrder, ...settings }: CheckoutSettingsInput & { storeId: string },
  currency: string,
): Stored {
  const minor = minimumOrder && minorAmount(minimumOrder, 'minimumOrder', currency)
  return { ...settings, minimumOrder: minor || null }
}
