import {
  allowedTransitions,
  fulfilmentStatus,
  type OrderStatus,
  paymentStatus,
} from '@vitrine/commerce/orders/order-state.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { announceOrderChange } from './announce-order.ts'
import { quantities, removedOf } from './order-quantities.ts'
import {
  findOrder,
  listParts,
  lockOrder,
  type OrderParts,
  raiseVersion,
  type StoredOrder,
} from './queries.ts'

export interface OrderToChange {
  id: string
  version?: number | undefined
}

export interface FoundOrder {
  order: StoredOrder
  parts: OrderParts
}

export async function requireOrder(tx: StoreTransaction, id: string): Promise<FoundOrder> {
  const [order, parts] = await Promise.all([findOrder(tx, id), listParts(tx, id)])
  if (!order) throw new Refusal('not_found')
  return { order, parts }
}

/**
 * Changes an order: locks it, so that two owners cannot both record the same payment, rejects stale
 * versions, updates its derived states and notifies webhooks.
 */
export async function changeOrder(
  tx: StoreTransaction,
  { id, version }: OrderToChange,
  change: (found: FoundOrder) => Promise<void>,
): Promise<FoundOrder> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Refusal('not_found')
  if (version !== undefined && version !== order.version) {
    throw new Refusal('stale_revision', { version: order.version })
  }
  const before = { order, parts: await listParts(tx, id) }
  await change(before)
  await raiseVersion(tx, id, statesOf(order, await listParts(tx, id)))
  const after = await requireOrder(tx, id)
  await announceOrderChange(tx, before, after)
  return after
}

function statesOf({ total }: StoredOrder, { lines, payments, fulfilments, refunds }: OrderParts) {
  return {
    paymentStatus: paymentStatus(total, payments),
    fulfilmentStatus: fulfilmentStatus(quantities(lines), fulfilments, removedOf(refunds)),
  }
}

export function requireOpen(order: StoredOrder) {
  if (order.status !== 'open') throw notAllowed(order)
}

export function requireTransition(order: StoredOrder, to: OrderStatus) {
  if (!allowedTransitions(order).includes(to)) throw notAllowed(order)
}

export function notAllowed(order: StoredOrder): Refusal {
  const { status, fulfilmentStatus } = order
  const allowed = allowedTransitions(order)
  return new Refusal('illegal_transition', { status, fulfilmentStatus, allowed })
}
