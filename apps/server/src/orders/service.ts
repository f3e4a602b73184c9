import { toDecimal, toMinor } from '@vitrine/commerce/money.ts'
import { allowedTransitions, amountDue, quantityLeft } from '@vitrine/commerce/order-state.ts'
import type { Order } from '@vitrine/contract/order.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput, Refusal } from '../platform/api/refusal.ts'
import { orderView, quantities } from './order-view.ts'
import {
  findOrder,
  insertFulfilment,
  insertPayment,
  listParts,
  lockOrder,
  type StoredOrder,
} from './queries.ts'

export interface NewFulfilment {
  lines?: readonly { lineId: string; quantity: number }[] | undefined
  carrier?: string | undefined
  trackingUrl?: string | undefined
}

export async function getOrder(tx: StoreTransaction, id: string): Promise<Order> {
  const order = await findOrder(tx, id)
  if (!order) throw new Refusal('not_found')
  return orderView(order, await listParts(tx, id))
}

/** Records money that was received; without an amount, all that is due. */
export async function addPayment(
  tx: StoreTransaction,
  id: string,
  { amount, recordedBy }: { amount?: number | undefined; recordedBy: string },
): Promise<Order> {
  const order = await requireOpenOrder(tx, id)
  const { payments } = await listParts(tx, id)
  const due = amountDue(order.total, payments)
  const received = amount === undefined ? due : toMinor(amount, order.currency)
  if (received === undefined || (amount !== undefined && received <= 0)) {
    throw invalidInput('amount', `An amount above 0 in ${order.currency}.`)
  }
  if (received > due || due === 0) {
    throw new Refusal('illegal_transition', { due: toDecimal(due, order.currency) })
  }
  await insertPayment(tx, {
    orderId: id,
    kind: 'payment',
    method: order.paymentMethod,
    amount: received,
    createdBy: recordedBy,
  })
  return await getOrder(tx, id)
}

/** Records what was sent; without lines, everything that is left. */
export async function addFulfilment(
  tx: StoreTransaction,
  id: string,
  { lines: wanted, carrier, trackingUrl }: NewFulfilment,
): Promise<Order> {
  await requireOpenOrder(tx, id)
  const { lines, fulfilments } = await listParts(tx, id)
  const left = quantityLeft(quantities(lines), fulfilments).filter((line) => line.quantity > 0)
  const sent = wanted ? mergeSent(wanted) : left
  if (!sent.length && wanted) throw invalidInput('lines', 'Choose at least one line.')
  requireLeft(sent, left, new Set(lines.map((line) => line.id)))
  await insertFulfilment(tx, {
    orderId: id,
    lines: sent,
    carrier: carrier || null,
    trackingUrl: trackingUrl ?? null,
  })
  return await getOrder(tx, id)
}

async function requireOpenOrder(tx: StoreTransaction, id: string): Promise<StoredOrder> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Refusal('not_found')
  if (order.status === 'open') return order
  throw new Refusal('illegal_transition', {
    status: order.status,
    allowed: allowedTransitions(order.status),
  })
}

function mergeSent(lines: NonNullable<NewFulfilment['lines']>) {
  const byLine = new Map<string, number>()
  for (const { lineId, quantity } of lines) {
    const id = lineId.toLowerCase()
    byLine.set(id, (byLine.get(id) ?? 0) + quantity)
  }
  return [...byLine].map(([lineId, quantity]) => ({ lineId, quantity }))
}

function requireLeft(
  sent: readonly { lineId: string; quantity: number }[],
  left: readonly { lineId: string; quantity: number }[],
  known: ReadonlySet<string>,
) {
  const stranger = sent.find(({ lineId }) => !known.has(lineId))
  if (stranger) throw invalidInput('lines', 'A line that is not part of this order.')
  const leftById = new Map(left.map(({ lineId, quantity }) => [lineId, quantity]))
  const tooMany = sent.some(({ lineId, quantity }) => quantity > (leftById.get(lineId) ?? 0))
  if (tooMany || !sent.length) throw new Refusal('illegal_transition', { left })
}
