import { toDecimal, toMinor } from '@vitrine/commerce/money/money.ts'
import {
  amountRefundable,
  type LineQuantity,
  quantityByLine,
  quantityLeft,
} from '@vitrine/commerce/orders/order-state.ts'
import { worthOf } from '@vitrine/commerce/orders/refund.ts'
import type { RefundedLine } from '@vitrine/db/schema/order-changes.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { mergeLines, requireLeft, requireLines } from './add-fulfilment.ts'
import { requireAmount } from './add-payment.ts'
import type { FoundOrder } from '../orders/change-order.ts'
import { takenOf } from '../orders/list-taken.ts'
import { quantities, refundedOf, removedOf } from '../orders/order-quantities.ts'
import type { OrderParts, StoredOrder } from '../orders/queries.ts'
import { shippingLeft } from '../orders/shipping-left.ts'

export interface RequestedRefund {
  amount?: number | undefined
  lines?: readonly (LineQuantity & { restock: boolean })[] | undefined
  shipping?: number | undefined
}

export interface RefundPlan {
  amount: number
  shipping: number
  lines: RefundedLine[]
}

export function planRefund({ order, parts }: FoundOrder, requested: RequestedRefund): RefundPlan {
  const refundable = amountRefundable(parts.payments)
  if (refundable <= 0) throw tooMuch(order, refundable)
  if (!requested.lines && requested.shipping === undefined && requested.amount === undefined) {
    const lines = linesLeft(parts, true)
    return { amount: refundable, shipping: shippingLeft(order, parts), lines }
  }
  const lines = chosenLines(parts, requested.lines ?? [])
  const shipping = requireShipping(order, parts, requested.shipping ?? 0)
  const worth = worthOf(
    { ...order, lines: parts.lines },
    lines,
    quantityByLine(refundedOf(parts.refunds)),
  )
  const suggested = Math.min(worth + shipping, refundable)
  const amount =
    requested.amount === undefined ? suggested : requireAmount(requested.amount, order.currency)
  if (amount > refundable) throw tooMuch(order, refundable)
  if (amount === 0) throw invalidInput('amount', 'Choose what to refund, or enter an amount.')
  return { amount, shipping, lines }
}

export function linesLeft(parts: OrderParts, restock: boolean): RefundedLine[] {
  const left = quantityLeft(quantities(parts.lines), [], refundedOf(parts.refunds))
  const pieces = left.filter(({ quantity }) => quantity > 0)
  return pieces.map((line) => givenBack(parts, { ...line, restock }))
}

function chosenLines(parts: OrderParts, requested: NonNullable<RequestedRefund['lines']>) {
  const merged = mergeLines(requested)
  requireLines(merged, parts.lines)
  const left = quantityLeft(quantities(parts.lines), [], refundedOf(parts.refunds))
  requireLeft(
    merged,
    left.filter(({ quantity }) => quantity > 0),
  )
  return merged.map((line) => {
    const restock = requested.some(
      (each) => each.restock && each.lineId.toLowerCase() === line.lineId,
    )
    return givenBack(parts, { ...line, restock })
  })
}

/** Refunds unsent pieces before sent ones. */
function givenBack(
  { lines, fulfilments, refunds, taken }: OrderParts,
  { lineId, quantity, restock }: LineQuantity & { restock: boolean },
): RefundedLine {
  const line = lines.find(({ id }) => id === lineId)!
  const [unsent] = quantityLeft(quantities([line]), fulfilments, removedOf(refunds))
  const removed = Math.max(Math.min(quantity, unsent?.quantity ?? 0), 0)
  const restocked = restock ? Math.min(quantity, takenOf(taken, line)) : 0
  return { lineId, quantity, removed, restocked }
}

function requireShipping(order: StoredOrder, parts: OrderParts, requested: number): number {
  const shipping = toMinor(requested, order.currency)
  if (shipping === undefined) throw invalidInput('shipping', `An amount in ${order.currency}.`)
  const left = shippingLeft(order, parts)
  if (shipping <= left) return shipping
  throw new Refusal('illegal_transition', { shippingRefundable: toDecimal(left, order.currency) })
}

function tooMuch({ currency }: StoredOrder, refundable: number): Refusal {
  return new Refusal('illegal_transition', { refundable: toDecimal(refundable, currency) })
}
