import { type LineQuantity, quantityByLine } from '@vitrine/commerce/orders/order-state.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertOrderMail } from '../../post/outbox/insert-outbox-row.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import {
  changeOrder,
  type FoundOrder,
  type OrderToChange,
  requireOpen,
} from '../orders/change-order.ts'
import { leftToSend } from '../orders/left-to-send.ts'
import { piecesOf } from '../orders/order-quantities.ts'
import { insertEvent, insertFulfilment, type OrderParts } from '../orders/queries.ts'

interface NewFulfilment extends OrderToChange {
  lines?: readonly LineQuantity[] | undefined
  carrier?: string | undefined
  trackingUrl?: string | undefined
  notify: boolean
}

/** Records a fulfilment; without lines, everything that is left. */
export async function addFulfilment(
  tx: StoreTransaction,
  { lines: requested, carrier, trackingUrl, notify, ...which }: NewFulfilment,
): Promise<FoundOrder> {
  return await changeOrder(tx, which, async ({ order, parts }) => {
    requireOpen(order)
    const lines = linesToSend(parts, requested)
    const orderId = order.id
    const parcel = { orderId, lines, carrier: carrier || null, trackingUrl: trackingUrl ?? null }
    const fulfilmentId = await insertFulfilment(tx, parcel)
    const pieces = piecesOf(lines)
    await insertEvent(tx, orderId, 'fulfilment', { pieces, carrier: parcel.carrier })
    if (notify) await insertOrderMail(tx, 'order_shipped', { orderId, fulfilmentId })
  })
}

function linesToSend(
  parts: OrderParts,
  requested: readonly LineQuantity[] | undefined,
): LineQuantity[] {
  const left = leftToSend(parts)
  if (!requested) {
    if (!left.length) throw new Refusal('illegal_transition', { left })
    return left
  }
  const sent = mergeLines(requested)
  if (!sent.length) throw invalidInput('lines', 'Choose at least one line.')
  requireLines(sent, parts.lines)
  requireLeft(sent, left)
  return sent
}

export function mergeLines(lines: readonly LineQuantity[]): LineQuantity[] {
  const named = lines.map(({ lineId, quantity }) => ({ lineId: lineId.toLowerCase(), quantity }))
  return [...quantityByLine(named)].map(([lineId, quantity]) => ({ lineId, quantity }))
}

export function requireLines(named: readonly LineQuantity[], lines: OrderParts['lines']) {
  const known = new Set(lines.map(({ id }) => id))
  if (named.every(({ lineId }) => known.has(lineId))) return
  throw invalidInput('lines', 'A line that is not part of this order.')
}

export function requireLeft(named: readonly LineQuantity[], left: readonly LineQuantity[]) {
  const leftOf = quantityByLine(left)
  const isTooMuch = named.some(({ lineId, quantity }) => quantity > (leftOf.get(lineId) ?? 0))
  if (isTooMuch) throw new Refusal('illegal_transition', { left })
}
