import { isDeepStrictEqual } from 'node:util'
import type {
  DraftOrder,
  DraftOrderRow,
  PricedDraft,
  WrittenDraft,
} from '@vitrine/contract/sales/draft-orders.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { newId } from '@vitrine/db/new-id.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { requireAddresses } from '../addresses/require-address.ts'
import { newToken } from '../orders/new-token.ts'
import { closeCheckout } from '../checkout/pending/open-checkout.ts'
import { findCheckout } from '../checkout/pending/queries.ts'
import type { PricedLine } from '../pricing/price-line.ts'
import { findTerms } from '../pricing/queries.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { invalidInput } from '../../platform/refusal.ts'
import { originOf } from '../../platform/origins.ts'
import { pageOf } from '../../platform/page-of.ts'
import { freshLines, type RequestedDraftLine } from './draft-lines.ts'
import { draftRowView, draftView, pricedView } from './draft-view.ts'
import { type DraftPrices, offeredFor, priceDraft, type RequestedDraft } from './price-draft.ts'
import {
  countDrafts,
  deleteDraftRow,
  type DraftListing,
  findOrderOf,
  insertDraft,
  listDraftRows,
  nextDraftNumber,
  type StoredDraft,
  updateDraft,
} from './queries.ts'
import { type DraftToChange, isPayable, lockOpenDraft, requireDraft } from './require-draft.ts'

type Context = Pick<RequestContext & OwnerContext, 'store' | 'config' | 'now'>

export async function listDrafts(
  tx: StoreTransaction,
  listing: DraftListing,
): Promise<PageOf<DraftOrderRow>> {
  const [rows, total] = await Promise.all([listDraftRows(tx, listing), countDrafts(tx, listing)])
  return pageOf(rows.map(draftRowView), total, listing)
}

export async function showDraft(
  tx: StoreTransaction,
  id: string,
  context: Context,
): Promise<DraftOrder> {
  const draft = await requireDraft(tx, { id })
  const { orderId, shippingAddress: address, shipping, token } = draft
  const [terms, own, order] = await Promise.all([
    findTerms(tx),
    findCheckout(tx, { token }),
    orderId === null ? null : findOrderOf(tx, orderId),
  ])
  const pricing = { reading: 'read', now: context.now(), own: own?.id } as const
  const lines = await freshLines(tx, draft.cart.lines, pricing)
  const taken = lines.map(({ discount }) => discount)
  const shippingRates = offeredFor({ lines, taken, address }, terms)
  const isOffered = shipping?.kind !== 'rate' || shippingRates.some((r) => r.id === shipping.rateId)
  const isOpen = orderId === null && isPayable(draft, terms.currency)
  return draftView(draft, {
    lines,
    shippingRates,
    rateMissing: !isOffered,
    link: isOpen ? linkTo(token, context) : null,
    order: order ?? null,
  })
}

function linkTo(token: string, { store, config }: Pick<Context, 'store' | 'config'>) {
  return `${originOf(store.shownDomain, config)}/checkout/pay/${token}`
}

export async function previewDraft(
  tx: StoreTransaction,
  { draftId, ...requested }: RequestedDraft & { draftId?: string | undefined },
  { now }: Context,
): Promise<PricedDraft> {
  const saved = draftId === undefined ? undefined : await requireDraft(tx, { id: draftId })
  const own = saved && (await findCheckout(tx, { token: saved.token }))
  return pricedView(await priceDraft(tx, requested, { saved, own: own?.id, now: now() }))
}

export async function addDraft(
  tx: StoreTransaction,
  input: WrittenDraft,
  context: Context,
): Promise<DraftOrder> {
  const columns = await columnsOf(tx, input, undefined, context)
  const id = newId()
  const number = await nextDraftNumber(tx)
  const at = context.now()
  await insertDraft(tx, { id, number, token: newToken(), createdAt: at, updatedAt: at, ...columns })
  return await showDraft(tx, id, context)
}

/** An open payment page is closed, so that its shopper reviews the changes. */
export async function changeDraft(
  tx: StoreTransaction,
  { id, version, ...input }: WrittenDraft & DraftToChange,
  context: Context,
): Promise<DraftOrder> {
  const { draft, own } = await lockOpenDraft(tx, { id, version })
  if (own) await closeCheckout(tx, own.id)
  const columns = await columnsOf(tx, input, draft, context)
  await updateDraft(tx, id, { ...columns, version: draft.version + 1, updatedAt: context.now() })
  return await showDraft(tx, id, context)
}

export async function deleteDraft(tx: StoreTransaction, id: string): Promise<void> {
  const { own } = await lockOpenDraft(tx, { id })
  if (own) await closeCheckout(tx, own.id)
  await deleteDraftRow(tx, id)
}

async function columnsOf(
  tx: StoreTransaction,
  { email, phone, shippingAddress, note, ...input }: WrittenDraft,
  saved: StoredDraft | undefined,
  { now }: Context,
) {
  if (!isDeepStrictEqual(shippingAddress, saved?.shippingAddress))
    requireAddresses({ shippingAddress })
  const requested = { ...input, shippingAddress }
  const prices = await priceDraft(tx, requested, { saved, own: undefined, now: now() })
  const { cart, discount, shipping } = prices
  requireSellable(input.lines, prices, saved?.cart.lines ?? [])
  if (prices.rateMissing)
    throw invalidInput(
      'shipping.rateId',
      'The shop does not offer this for these items and address.',
    )
  return {
    email,
    phone: phone || null,
    shippingAddress,
    note,
    discount,
    shipping,
    cart,
    currency: cart.currency,
    total: cart.total,
    items: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** Agreed lines may be sold out and stay visible; new lines must be available. */
function requireSellable(
  requested: readonly RequestedDraftLine[],
  { cart }: DraftPrices,
  saved: readonly PricedLine[],
) {
  for (const line of cart.lines) {
    const { productId, variationId, problem } = line
    const isSame = (each: { productId: string; variationId: string | null }) =>
      each.productId.toLowerCase() === productId &&
      (each.variationId?.toLowerCase() ?? null) === variationId
    if (!problem || problem === 'insufficient_stock' || saved.some(isSame)) continue
    const index = requested.findIndex((each) => each.kind === 'product' && isSame(each))
    if (problem === 'variation_required')
      throw invalidInput(`lines.${index}.variationId`, 'Choose which one of it.')
    throw invalidInput(`lines.${index}.productId`, 'This product is not for sale.')
  }
}
