import { orderPayments } from '@vitrine/db/schema/order-changes.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import { insertOrderMail } from '../../post/outbox/insert-outbox-row.ts'
import { changeOrder } from '../orders/change-order.ts'
import { insertEvent, type StoredPayment, updatePayment } from '../orders/queries.ts'

export interface Outcome {
  /** `succeeded` for an authorisation that could not be voided: it still exists. */
  status: StoredPayment['status']
  problem: string | null
  reference?: string
  tryAt?: Date
}

const pauseOfPending = 10 * 60_000

/** Schedules a check of a pending movement, in case no event arrives. */
export function nextCheckAt(now: Date): Date {
  return new Date(now.getTime() + pauseOfPending)
}

/** Records the outcome once, through `changeOrder`, and notifies owner and shopper. */
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

/** A bank may return a refund long after it succeeded. */
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
