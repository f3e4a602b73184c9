import type { Discount, DiscountInput } from '@vitrine/contract/sales/discounts.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { pageOf } from '../../platform/page-of.ts'
import { toColumns, toView } from './discount-view.ts'
import {
  countAutomatic,
  countDiscounts,
  deleteDiscountRow,
  findDiscount,
  insertDiscount,
  isCodeTaken,
  listDiscountRows,
  type DiscountListing,
  updateDiscountColumns,
} from './queries.ts'

type Context = Pick<RequestContext & OwnerContext, 'store' | 'now'>

/** Every cart is priced with all of them. */
const maxAutomatic = 50

export async function listDiscounts(
  tx: StoreTransaction,
  listing: DiscountListing,
  { store, now }: Context,
): Promise<PageOf<Discount>> {
  const at = now()
  const [rows, total] = await Promise.all([
    listDiscountRows(tx, listing, at),
    countDiscounts(tx, listing, at),
  ])
  return pageOf(
    rows.map((row) => toView(row, store.currency, at)),
    total,
    listing,
  )
}

export async function requireDiscount(
  tx: StoreTransaction,
  id: string,
  { store, now }: Context,
): Promise<Discount> {
  const row = await findDiscount(tx, id)
  if (!row) throw new Refusal('not_found')
  return toView(row, store.currency, now())
}

export async function addDiscount(
  tx: StoreTransaction,
  input: DiscountInput,
  context: Context,
): Promise<Discount> {
  const columns = toColumns(input, context.store.currency)
  await requireRoom(tx, input)
  const id = newId()
  await requireOwnCode(columns.codeKey, () => insertDiscount(tx, { id, ...columns }))
  return await requireDiscount(tx, id, context)
}

export async function updateDiscount(
  tx: StoreTransaction,
  id: string,
  input: DiscountInput,
  context: Context,
): Promise<Discount> {
  await requireDiscount(tx, id, context)
  const columns = toColumns(input, context.store.currency)
  await requireRoom(tx, input, id)
  await requireOwnCode(columns.codeKey, () => updateDiscountColumns(tx, id, columns))
  return await requireDiscount(tx, id, context)
}

export async function removeDiscount(tx: StoreTransaction, id: string): Promise<void> {
  const deleted = await deleteDiscountRow(tx, id)
  if (!deleted) throw new Refusal('not_found')
  tx.subjects.push({ id, name: deleted.title })
}

async function requireRoom(tx: StoreTransaction, { code, enabled }: DiscountInput, ownId?: string) {
  if (code !== null || !enabled || (await countAutomatic(tx, ownId)) < maxAutomatic) return
  const message = `At most ${maxAutomatic} discounts can apply automatically at the same time.`
  throw invalidInput('code', message)
}

async function requireOwnCode(codeKey: string | null, write: () => Promise<unknown>) {
  if (codeKey === '') throw invalidInput('code', 'Use at least 2 letters or digits.')
  try {
    await write()
  } catch (error) {
    if (isCodeTaken(error)) throw new Refusal('code_taken')
    throw error
  }
}
