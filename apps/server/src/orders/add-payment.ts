import { toDecimal, toMinor } from '@vitrine/commerce/money.ts'
import { amountDue } from '@vitrine/commerce/order-state.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { invalidInput, Refusal } from '../platform/api/refusal.ts'
import { changeOrder, type FoundOrder, type OrderToChange, requireOpen } from './change-order.ts'
import { insertEvent, insertPayment } from './queries.ts'

interface NewPayment extends OrderToChange {
  amount?: number | undefined
}

/** Records money that was received; without an amount, all that is due. */
export async function addPayment(
  tx: StoreTransaction,
  { amount, ...which }: NewPayment,
): Promise<FoundOrder> {
  return await changeOrder(tx, which, async ({ order, parts }) => {
    requireOpen(order)
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

/** @returns minor units */
export function requireAmount(amount: number, currency: string, field = 'amount'): number {
  const minor = toMinor(amount, currency)
  if (minor !== undefined && minor > 0) return minor
  throw invalidInput(field, `An amount above 0 in ${currency}.`)
}
