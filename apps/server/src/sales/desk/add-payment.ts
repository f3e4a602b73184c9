import { toDecimal, toMinor } from '@vitrine/commerce/money/money.ts'
import { amountDue, authorisation } from '@vitrine/commerce/orders/order-state.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { capturableOf } from '../orders/capturable-of.ts'
import {
  changeOrder,
  type FoundOrder,
  type OrderToChange,
  requireOpen,
} from '../orders/change-order.ts'
import { retryNow } from '../orders/retry-now.ts'
import { insertEvent, insertPayment, type StoredPayment } from '../orders/queries.ts'

interface NewPayment extends OrderToChange {
  amount?: number | undefined
}

/** Records a received payment; without an amount, everything due. */
export async function addPayment(
  tx: StoreTransaction,
  { amount, ...which }: NewPayment,
): Promise<FoundOrder> {
  return await changeOrder(tx, which, async ({ order, parts }) => {
    requireOpen(order)
    const authorised = authorisation(parts.payments)
    if (authorised) return await capture(tx, { order, parts }, { authorised, amount })
    const due = amountDue(order.total, parts.payments)
    const received = amount === undefined ? due : requireAmount(amount, order.currency)
    if (received > due || due === 0) {
      throw new Refusal('illegal_transition', { due: toDecimal(due, order.currency) })
    }
    const method = order.paymentMethod
    await insertPayment(tx, { orderId: order.id, kind: 'payment', method, amount: received })
    await insertEvent(tx, order.id, 'payment', { amount: received, method })
  })
}

interface Capture {
  authorised: StoredPayment
  amount: number | undefined
}

async function capture(tx: StoreTransaction, { order, parts }: FoundOrder, requested: Capture) {
  const { id: ofPayment, amount, method, provider, reference } = requested.authorised
  if (
    requested.amount !== undefined &&
    requireAmount(requested.amount, order.currency) !== amount
  ) {
    throw invalidInput('amount', 'An authorised amount can only be captured in full.')
  }
  if (!capturableOf(parts.payments)) throw new Refusal('illegal_transition', { due: 0 })
  const taken = { kind: 'payment' as const, method, amount, provider, reference, ofPayment }
  await insertPayment(tx, { ...taken, ...retryNow, orderId: order.id })
}

export function requireAmount(amount: number, currency: string, field = 'amount'): number {
  const minor = toMinor(amount, currency)
  if (minor !== undefined && minor > 0) return minor
  throw invalidInput(field, `Enter an amount above 0 in ${currency}.`)
}
