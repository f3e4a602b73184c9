import { inStore } from '@vitrine/db/in-store.ts'
import { momentAfter } from '@vitrine/db/moment-after.ts'
import { orderPayments } from '@vitrine/db/schema/order-changes.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Settling } from '../checkout/pending/settle-checkout.ts'
import type { StoredPayment } from '../orders/queries.ts'
import { dailyBackOff, maxTries } from '../../platform/jobs/back-off.ts'
import type { Due } from '../../platform/jobs/due-work.ts'
import { errorFields } from '../../platform/log.ts'
import { workFailures } from '../../platform/metrics/metrics.ts'
import { findKeys } from '../providers/connection/open-keys.ts'
import { finishMovement, nextCheckAt, type Outcome } from './finish-movement.ts'
import { movementKey } from './movement-key.ts'
import { type PaymentProvider, type ProviderKeys, ProviderRefused } from '../providers/provider.ts'

/**
 * Captures, voids or refunds as a payment's row requests. Its id is the idempotency key, so that a
 * retry after a crash moves no money twice.
 */
export async function moveMoney(
  services: Settling,
  due: Pick<Due, 'storeId' | 'id'>,
): Promise<void> {
  const { db, vault, providers, log, now } = services
  const claimed = await inStore(db, due.storeId, (tx) => claim(tx, due.id, now()))
  if (!claimed) return
  const { payment } = claimed
  const name = payment.provider ?? ''
  const provider = providers[name]
  try {
    const keys = await inStore(db, due.storeId, (tx) => findKeys(tx, vault, name))
    const outcome =
      provider && keys
        ? await move(provider, keys, claimed)
        : { status: 'failed' as const, problem: 'The provider is no longer connected.' }
    await inStore(db, due.storeId, (tx) => finishMovement(tx, payment.id, later(outcome, now())))
  } catch (error) {
    log.warn('A capture or refund did not succeed yet.', {
      storeId: due.storeId,
      ...errorFields(error),
    })
    const isOver = payment.attempts >= maxTries(dailyBackOff)
    workFailures.inc({ work: 'payments', outcome: isOver ? 'given up' : 'retried' })
    const outcome = { status: isOver ? ('failed' as const) : ('pending' as const) }
    const problem = 'The provider could not be reached.'
    await inStore(db, due.storeId, (tx) => finishMovement(tx, payment.id, { ...outcome, problem }))
  }
}

interface Claimed {
  payment: StoredPayment
  currency: string
  source: string
}

/** Counts the attempt first, which keeps two workers apart. */
async function claim(tx: StoreTransaction, id: string, now: Date): Promise<Claimed | undefined> {
  const isDue = and(
    eq(orderPayments.storeId, tx.storeId),
    eq(orderPayments.id, id),
    eq(orderPayments.status, 'pending'),
    lte(orderPayments.tryAt, now),
  )
  const [payment] = await tx
    .update(orderPayments)
    .set({
      attempts: sql`${orderPayments.attempts} + 1`,
      tryAt: momentAfter(
        sql`${now}::timestamptz`,
        sql`interval '1 millisecond'
          * (${sql.param([...dailyBackOff])}::float8[])[least(${orderPayments.attempts} + 1, ${dailyBackOff.length})]`,
      ),
    })
    .where(isDue)
    .returning()
  if (!payment) return undefined
  const [order] = await tx
    .select({ currency: orders.currency })
    .from(orders)
    .where(and(eq(orders.storeId, tx.storeId), eq(orders.id, payment.orderId)))
  const [source] = await tx
    .select({ reference: orderPayments.reference })
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.storeId, tx.storeId),
        eq(orderPayments.id, payment.ofPayment ?? payment.id),
      ),
    )
  return { payment, currency: order!.currency, source: source?.reference ?? '' }
}

async function move(
  provider: PaymentProvider,
  keys: ProviderKeys,
  { payment, currency, source }: Claimed,
): Promise<Outcome> {
  const { kind, amount, reference } = payment
  const movement = { reference: source, amount, currency, idempotencyKey: movementKey(payment) }
  try {
    if (kind === 'refund') {
      return reference === null
        ? await provider.refund(keys, movement)
        : await provider.readRefund(keys, reference)
    }
    if (kind === 'payment') await provider.capture(keys, movement)
    else await provider.void(keys, movement)
    return { status: kind === 'payment' ? 'succeeded' : 'voided', problem: null }
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return kind === 'refund'
      ? { status: 'failed', problem: error.message }
      : await standing(provider, keys, { payment, source, problem: error.message })
  }
}

/**
 * The provider may refuse because it is done: by the owner in its dashboard, or by an attempt whose
 * response was lost.
 */
async function standing(
  provider: PaymentProvider,
  keys: ProviderKeys,
  { payment, source, problem }: { payment: StoredPayment; source: string; problem: string },
): Promise<Outcome> {
  const { standing: found } = await provider.readPayment(keys, source)
  if (payment.kind === 'payment')
    return found === 'paid' ? { status: 'succeeded', problem: null } : { status: 'failed', problem }
  return found === 'voided' ? { status: 'voided', problem: null } : { status: 'succeeded', problem }
}

function later(outcome: Outcome, now: Date): Outcome {
  return outcome.status === 'pending' ? { ...outcome, tryAt: nextCheckAt(now) } : outcome
}
