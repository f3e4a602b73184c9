import { hasYear, yearlyNumbersRule } from '@vitrine/commerce/orders/invoice-name.ts'
import { isCountry } from '@vitrine/commerce/places/countries.ts'
import type { Seller } from '@vitrine/contract/shop/seller.ts'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import type { WeightUnit } from '@vitrine/commerce/catalogue/weight.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { isMember } from '../../identity/membership.ts'
import { noteMemberSeen } from '../../identity/note-session.ts'
import type { OwnerContext, RequestContext, SelfContext } from '../../api/context.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { changeStoreRow } from './change-store-row.ts'
import { knownTimeZone, requireKnown } from './create-store.ts'
import {
  deselectStore,
  findOpenStore,
  hasAmounts,
  hasOrders,
  listStoresOf,
  selectStoreOfSession,
  withPrimaryDomain,
} from './queries.ts'
import { storeView, type StoreRow } from './store-view.ts'

type Owner = RequestContext & OwnerContext

interface GeneralDetails {
  storeId: string
  name?: string | undefined
  currency?: string | undefined
  country?: string | undefined
  timeZone?: string | null | undefined
  orderPrefix?: string | undefined
  invoicePrefix?: string | undefined
  restartInvoicesYearly?: boolean | undefined
  weightUnit?: WeightUnit | null | undefined
  lowStockAt?: number | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  logo?: string | null | undefined
  seller?: Seller | undefined
}

export async function findStores({ db, userId }: RequestContext & SelfContext, ofUser: string) {
  if (ofUser.toLowerCase() !== userId) throw new Refusal('not_found')
  const rows = await inPlatform(db, (tx) => listStoresOf(tx, userId), { readOnly: true })
  return rows.map((row) => ({
    ...storeView(row),
    role: row.role,
    lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
  }))
}

export async function selectStore(
  { db, userId, session, now }: RequestContext & SelfContext,
  storeId: string,
) {
  if (!(await isMember(db, storeId, userId))) throw new Refusal('not_found')
  await noteMemberSeen({ db, now }, { storeId, userId, lastSeenAt: null })
  return await inPlatform(db, async (tx) => {
    const store = await findOpenStore(tx, storeId)
    if (!store) throw new Refusal('not_found')
    await selectStoreOfSession(tx, session.token, store.id)
    return { selectedStoreId: store.id }
  })
}

export async function findCurrentStore({ db, store }: Owner) {
  return await inPlatform(
    db,
    async (tx) => {
      const row = await findOpenStore(tx, store.storeId)
      if (!row) throw new Refusal('not_found')
      return storeView(await withPrimaryDomain(tx, row))
    },
    { readOnly: true },
  )
}

export async function updateGeneralDetails(owner: Owner, input: GeneralDetails) {
  const { storeId: _s, ...given } = input
  const { currency, seller } = given
  const timeZone = input.timeZone == null ? input.timeZone : knownTimeZone(input.timeZone)
  const details = { ...given, timeZone }
  requireKnown(details)
  if (seller?.country && !isCountry(seller.country))
    throw invalidInput('seller.country', 'There is no such country.')
  return await changeStoreRow(owner, async (tx, row) => {
    if (currency !== undefined && currency !== row.currency)
      await requireFreeCurrency(tx, row, currency)
    requireDistinctInvoices({
      prefix: given.invoicePrefix ?? row.invoicePrefix,
      isYearly: given.restartInvoicesYearly ?? row.restartInvoicesYearly,
    })
    return details
  })
}

function requireDistinctInvoices({ prefix, isYearly }: { prefix: string; isYearly: boolean }) {
  if (isYearly && !hasYear(prefix)) throw invalidInput('invoicePrefix', yearlyNumbersRule)
}

export async function updatePixel(owner: Owner, fbPixelId: string) {
  const { storeId } = await changeStoreRow(owner, async () => ({ fbPixelId }))
  return { storeId, fbPixelId }
}

export async function updateTheme(owner: Owner, theme: Theme) {
  const { storeId } = await changeStoreRow(owner, async () => ({ theme }))
  return { storeId, theme }
}

/** Takes its hosts offline at once; the rows stay for 30 days. */
export async function deleteStore(owner: Owner, confirmName: string): Promise<void> {
  await changeStoreRow(owner, async (tx, row) => {
    if (confirmName.trim() !== row.name) throw new Refusal('name_mismatch')
    await deselectStore(tx, row.id)
    return { deletedAt: owner.now() }
  })
}

/**
 * Amounts are stored in minor units, so a currency with other decimals would change every price.
 */
async function requireFreeCurrency(tx: PlatformTransaction, row: StoreRow, currency: string) {
  const isLocked = await withinStore(
    tx,
    row.id,
    async (storeTx) =>
      (await hasOrders(storeTx)) ||
      (currencyExponent(currency) !== currencyExponent(row.currency) &&
        (await hasAmounts(storeTx))),
  )
  if (isLocked) throw new Refusal('currency_locked')
}
