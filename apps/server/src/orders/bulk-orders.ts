import type { BulkOrderAct } from '@vitrine/contract/orders-contract.ts'
import { allowedTransitions, amountDue, authorisation } from '@vitrine/commerce/order-state.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../platform/api/refusal.ts'
import { addFulfilment, leftToSend } from './add-fulfilment.ts'
import { addPayment } from './add-payment.ts'
import { archiveOrder } from './archive-order.ts'
import { capturableOf } from './capturable-of.ts'
import { type FoundOrder, requireOrder } from './change-order.ts'
import { lockOrders } from './queries.ts'

interface BulkAct {
  ids: readonly string[]
  act: BulkOrderAct
  notify: boolean
}

/**
 * One act on many orders, all in one transaction. An order that is not in a state for it is left as
 * it is and named; one that is not the store's ends it all.
 */
export async function changeOrders(tx: StoreTransaction, { ids, act, notify }: BulkAct) {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const locked = await lockOrders(tx, wanted)
  if (locked.length < wanted.length) throw new Refusal('not_found')
  const skipped: number[] = []
  for (const id of locked) {
    const found = await requireOrder(tx, id)
    if (isPossible(found, act)) await acts[act](tx, id, notify)
    else skipped.push(found.order.number)
  }
  return { updated: locked.length - skipped.length, skipped }
}

const acts: Record<
  BulkOrderAct,
  (tx: StoreTransaction, id: string, notify: boolean) => Promise<unknown>
> = {
  fulfil: (tx, id, notify) => addFulfilment(tx, { id, notify }),
  pay: (tx, id) => addPayment(tx, { id }),
  archive: (tx, id) => archiveOrder(tx, { id }),
}

function isPossible({ order, parts }: FoundOrder, act: BulkOrderAct): boolean {
  if (act === 'archive') return allowedTransitions(order.status).includes('archived')
  if (order.status !== 'open') return false
  if (act === 'fulfil') return leftToSend(parts).length > 0
  if (authorisation(parts.payments)) return capturableOf(parts.payments) !== undefined
  return amountDue(order.total, parts.payments) > 0
}
