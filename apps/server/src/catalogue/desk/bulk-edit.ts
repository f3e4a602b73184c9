import { toDecimal, toMinor } from '@vitrine/commerce/money/money.ts'
import type { BulkResult, ProductChange } from '@vitrine/contract/catalogue/bulk-products.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findRule } from '../categories/category-rule.ts'
import { requireCategory } from '../categories/service.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { changePrices, listPriceSamples, countUnfit, type PriceChange } from './bulk-prices.ts'
import { linkCategory, unlinkCategory } from '../products/bulk-categories.ts'
import { listRowIds, type RowFilter } from './list-rows.ts'
import type { StoreTerms } from '../cards/product-record.ts'
import { deleteProducts, lockProducts, updateProducts } from '../products/queries.ts'

/** Limits how long one request can lock the store's products. */
const maxChanged = 5000
/** Keeps each statement below the database's statement timeout. */
const atOnce = 200

export interface BulkEdit {
  selection: { ids: string[] } | { filter: RowFilter }
  change: ProductChange
  preview: boolean
}

export async function bulkEdit(
  tx: StoreTransaction,
  { selection, change, preview }: BulkEdit,
  { currency }: StoreTerms,
): Promise<BulkResult> {
  const ids = await chosenIds(tx, selection)
  const prices = change.kind === 'price' ? toPriceChange(change, currency) : undefined
  const unfit = prices ? await countUnfit(tx, ids, prices) : 0
  const samples = prices ? await listPriceSamples(tx, ids, prices) : []
  const inMajor = samples.map(({ name, from, to }) => ({
    name,
    from: toDecimal(from, currency),
    to: toDecimal(to, currency),
  }))
  const result = { matched: ids.length, samples: inMajor, unfit }
  if (preview) return result
  if (unfit) throw invalidInput('change.value', 'Some prices would become invalid.')
  const apply = await changerOf(tx, change, prices)
  for (let at = 0; at < ids.length; at += atOnce) await apply(ids.slice(at, at + atOnce))
  if (ids.length) await bumpStoreVersion(tx)
  return result
}

async function chosenIds(tx: StoreTransaction, selection: BulkEdit['selection']) {
  if ('filter' in selection) {
    const ids = await listRowIds(tx, selection.filter, maxChanged + 1)
    if (ids.length > maxChanged)
      throw invalidInput('selection', 'More than 5,000 products match. Narrow the list first.')
    return await lockProducts(tx, ids)
  }
  const distinct = [...new Set(selection.ids)]
  const there = await lockProducts(tx, distinct)
  if (there.length < distinct.length) throw new Refusal('not_found')
  return there
}

function toPriceChange(change: ProductChange & { kind: 'price' }, currency: string): PriceChange {
  if (change.by === 'percent') return { percent: change.value, amount: 0 }
  const minor = toMinor(change.value, currency)
  if (minor === undefined)
    throw invalidInput('change.value', `This has more decimals than ${currency} has.`)
  return { percent: 0, amount: minor }
}

async function changerOf(
  tx: StoreTransaction,
  change: ProductChange,
  prices: PriceChange | undefined,
): Promise<(ids: string[]) => Promise<unknown>> {
  if (prices) return (ids) => changePrices(tx, ids, prices)
  if (change.kind === 'status') return (ids) => updateProducts(tx, ids, { status: change.status })
  if (change.kind === 'addCategory' || change.kind === 'removeCategory') {
    const { name } = await requireCategory(tx, change.categoryId)
    if (await findRule(tx, change.categoryId))
      throw invalidInput('change.categoryId', `“${name}” chooses its products by a rule.`)
    const write = change.kind === 'addCategory' ? linkCategory : unlinkCategory
    return (ids) => write(tx, ids, change.categoryId)
  }
  return (ids) => deleteProducts(tx, ids)
}
