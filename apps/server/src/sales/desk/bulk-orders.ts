import type { OrderChanges } from '@vitrine/contract/sales/orders-contract.ts'
import { type NumberedOrder, orderName } from '@vitrine/commerce/orders/order-name.ts'
import {
  allowedTransitions,
  amountDue,
  authorisation,
} from '@vitrine/commerce/orders/order-state.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, lt } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal.ts'
import { leftToSend } from '../orders/left-to-send.ts'
import { addFulfilment } from './add-fulfilment.ts'
import { addPayment } from './add-payment.ts'
import { archiveOrder, unarchiveOrder } from './archive-order.ts'
import { capturableOf } from '../orders/capturable-of.ts'
import { type FoundOrder, requireOrder } from '../orders/change-order.ts'
import { matches, type OrderFilter } from './order-filter.ts'
import { lockOrders } from '../orders/queries.ts'

type Act = 'fulfil' | 'pay' | 'archive' | 'reopen'

interface BulkChange {
  ids: readonly string[]
  changes: OrderChanges
  unfit: 'refuse' | 'skip'
}

interface BulkMatching {
  filter: OrderFilter
  changes: OrderChanges
  before?: number | undefined
}

/**
 * Changes many orders in one transaction. Orders whose state does not allow it are skipped or
 * refuse the request; unknown ids always refuse it.
 */
export async function changeOrders(tx: StoreTransaction, { ids, changes, unfit }: BulkChange) {
  const act = actOf(changes)
  const notify = 'notify' in changes && changes.notify
  const locked = await lockAll(tx, ids)
  const skipped: NumberedOrder[] = []
  for (const id of locked) {
    const found = await requireOrder(tx, id)
    if (isPossible(found, act)) await acts[act](tx, id, notify)
    else skipped.push(found.order)
  }
  if (skipped.length && unfit === 'refuse')
    throw new Refusal('illegal_transition', { orders: skipped.map(({ number }) => number) })
  return {
    updated: locked.length - skipped.length,
    skipped: skipped.map(({ number }) => number),
    skippedNames: skipped.map(orderName),
  }
}

const batchSize = 100

/**
 * Changes the next batch of a filter's orders and skips those whose state does not allow it.
 * @returns `next`, the cursor; null at the end
 */
export async function changeMatching(
  tx: StoreTransaction,
  { filter, changes, before }: BulkMatching,
  currency: string,
) {
  const where = and(matches(tx, filter, currency), before ? lt(orders.number, before) : undefined)
  const found = await tx
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.number))
    .limit(batchSize)
  const ids = found.map(({ id }) => id)
  const changed = await changeOrders(tx, { ids, changes, unfit: 'skip' })
  return { ...changed, next: found.length < batchSize ? null : found.at(-1)!.number }
}

/** Archives open orders; cancelled ones are out of the list already. */
export async function putAwayOrders(tx: StoreTransaction, ids: readonly string[]) {
  const locked = await lockAll(tx, ids)
  const found = await Promise.all(locked.map((id) => requireOrder(tx, id)))
  const unsettled = found.filter(isUnsettled).map(({ order }) => order.number)
  if (unsettled.length) throw new Refusal('order_unsettled', { orders: unsettled })
  const open = found.filter(({ order }) => order.status === 'open')
  for (const { order } of open) await archiveOrder(tx, { id: order.id })
  return { updated: open.length }
}

async function lockAll(tx: StoreTransaction, ids: readonly string[]) {
  const requested = [...new Set(ids.map((id) => id.toLowerCase()))]
  const locked = await lockOrders(tx, requested)
  if (locked.length < requested.length) throw new Refusal('not_found')
  return locked
}

function actOf(changes: OrderChanges): Act {
  if ('fulfilmentStatus' in changes) return 'fulfil'
  if ('paymentStatus' in changes) return 'pay'
  return changes.status === 'archived' ? 'archive' : 'reopen'
}

const acts: Record<Act, (tx: StoreTransaction, id: string, notify: boolean) => Promise<unknown>> = {
  fulfil: (tx, id, notify) => addFulfilment(tx, { id, notify }),
  pay: (tx, id) => addPayment(tx, { id }),
  archive: (tx, id) => archiveOrder(tx, { id }),
  reopen: (tx, id) => unarchiveOrder(tx, { id }),
}

/** True if money or pieces are outstanding, or money is authorised. */
function isUnsettled({ order, parts }: FoundOrder): boolean {
  return (
    order.status === 'open' &&
    (leftToSend(parts).length > 0 ||
      amountDue(order.total, parts.payments) > 0 ||
      authorisation(parts.payments) !== undefined)
  )
}

function isPossible({ order, parts }: FoundOrder, act: Act): boolean {
  if (act === 'archive') return allowedTransitions(order).includes('archived')
  if (act === 'reopen') return order.status === 'archived'
  if (order.status !== 'open') return false
  if (act === 'fulfil') return leftToSend(parts).length > 0
  if (authorisation(parts.payments)) return capturableOf(parts.payments) !== undefined
  return amountDue(order.total, parts.payments) > 0
}
