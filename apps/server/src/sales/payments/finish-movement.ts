import { orderPayments } from '@vitrine/db/schema/order-changes.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import { insertOrderMail } from '../../post/outbox/insert-outbox-row.ts'
import { changeOrder } from '../orders/change-order.ts'
import { insertEvent, type StoredPayment, updatePayment } from '../orders/queries.ts'

export interface Outcome {
  /** Of an authorisation that could not be let go, `succeeded`: it is still held. */
  status: StoredPayment['status']
  problem: string | null
  reference?: string
  /** When it is looked at again. */
  tryAt?: Date
}

const pauseOfPending = 10 * 60_000

/** What a provider still works on is asked about now and then, should no event tell of its end. */
export function lookedAtAgain(now: Date): Date {
  return new Date(now.getTime() + pauseOfPending)
}

/** Writes down how it went, once, and tells those whom it concerns; through the order's own door. */
export async function finishMovement(
  tx: StoreTransaction,
  id: string,
  { status, problem, reference, tryAt }: Outcome,
): Promise<void> {
  const [known] = await tx
    .select({ orderId: orderPayments.orderId })
    .from(orderPayments)
    .where(and(eq(orderPayments.storeId, tx.storeId), eq(orderPayments.id, id)))
  if (!known) return
  await changeOrder(tx, { id: known.orderId }, async ({ parts }) => {
    const payment = parts.payments.find((each) => each.id === id)!
    if (payment.status !== 'pending' && !isTakenBack(payment, status)) return
    await updatePayment(tx, id, {
      status,
      problem,
      ...(reference !== undefined && { reference }),
      ...(tryAt && { tryAt }),
    })
    if (status !== 'pending') await tell(tx, payment, { status, problem })
  })
}

/** A bank may send a refund back long after it was made. */
function isTakenBack({ kind, status }: StoredPayment, found: Outcome['status']): boolean {
  return kind === 'refund' && status === 'succeeded' && found === 'failed'
}

async function tell(
  tx: StoreTransaction,
  { id, orderId, kind, method, amount, createdBy, notify }: StoredPayment,
  { status, problem }: Pick<Outcome, 'status' | 'problem'>,
) {
  const money = { amount, method }
  if (kind === 'authorisation' && status === 'voided')
    return await insertEvent(tx, orderId, 'voided', money, createdBy)
  const hasFailed = status === 'failed' || (kind === 'authorisation' && status === 'succeeded')
  if (hasFailed) {
    const text = problem === null ? {} : { text: problem }
    return await insertEvent(tx, orderId, 'failed', { ...money, what: kind, ...text }, null)
  }
  if (kind === 'payment') await insertEvent(tx, orderId, 'payment', money, createdBy)
  if (kind === 'refund' && notify)
    await insertOrderMail(tx, 'order_refunded', { orderId, refundId: id })
}
