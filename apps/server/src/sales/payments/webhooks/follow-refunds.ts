import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { z } from 'zod'
import { type Settling, settleCheckout } from '../../checkout/pending/settle-checkout.ts'
import { changeOrder, requireOrder } from '../../orders/change-order.ts'
import {
  insertEvent,
  insertPayment,
  insertRefund,
  type StoredPayment,
} from '../../orders/queries.ts'
import { findKeys } from '../../providers/connection/open-keys.ts'
import { finishMovement, nextCheckAt } from '../finish-movement.ts'
import { movementKey } from '../movement-key.ts'
import type { RefundFound } from '../../providers/provider.ts'
import { findByReference } from './find-by-reference.ts'
import { type AtProvider, followPayment } from './follow-payment.ts'

/**
 * Synchronizes an order's refunds with the provider: outcomes of the store's refunds, and refunds
 * made in the provider's dashboard, once each.
 */
export async function followRefunds(
  services: Settling,
  at: AtProvider,
  reference: string,
): Promise<void> {
  const { db, vault, providers, now } = services
  const { storeId, provider: name } = at
  const keys = await inStore(db, storeId, (tx) => findKeys(tx, vault, name))
  if (!keys) return
  const provider = providers[name]!
  const findPayment = () =>
    inStore(db, storeId, (tx) =>
      findByReference(tx, { provider: name, reference, kind: 'payment' }),
    )
  let payment = await findPayment()
  if (!payment) {
    // The event of a refund may arrive before its payment's.
    const { checkoutId } = await provider.readPayment(keys, reference)
    const id = z.uuid().safeParse(checkoutId)
    const settled = id.success && (await settleCheckout(services, storeId, { id: id.data }))
    await followPayment(services, at, reference)
    payment = await findPayment()
    if (!payment && (settled === 'open' || settled === 'waiting'))
      throw new Error('A refund was reported before its payment.')
  }
  if (!payment) return
  const found = await provider.listRefunds(keys, reference)
  const took = { payment, by: provider.name, now: now() }
  await inStore(db, storeId, (tx) => takeOver(tx, took, found))
}

interface Took {
  payment: StoredPayment
  by: string
  now: Date
}

async function takeOver(tx: StoreTransaction, took: Took, found: readonly RefundFound[]) {
  const { order, parts } = await requireOrder(tx, took.payment.orderId)
  for (const refund of found) {
    const known = knownAs(parts.payments, refund)
    if (known) await followKnown(tx, known, { refund, now: took.now })
    else if (refund.status !== 'failed' && refund.currency === order.currency)
      await insertForeign(tx, took, refund)
  }
}

/** Before the provider's id is known, the idempotency key identifies our refund. */
function knownAs(
  payments: readonly StoredPayment[],
  { reference, idempotencyKey }: RefundFound,
): StoredPayment | undefined {
  return payments.find(
    (each) =>
      each.kind === 'refund' &&
      each.status !== 'failed' &&
      (each.reference === null
        ? movementKey(each) === idempotencyKey
        : each.reference === reference),
  )
}

async function followKnown(
  tx: StoreTransaction,
  known: StoredPayment,
  { refund, now }: { refund: RefundFound; now: Date },
) {
  const { reference, status, problem } = refund
  if (known.status === status && known.reference === reference) return
  const again = status === 'pending' ? { tryAt: nextCheckAt(now) } : {}
  await finishMovement(tx, known.id, { status, problem, reference, ...again })
}

async function insertForeign(
  tx: StoreTransaction,
  { payment, by, now }: Took,
  refund: RefundFound,
) {
  const { orderId, method, provider, id: ofPayment } = payment
  const { amount, reference, status } = refund
  if (amount === undefined) return
  await changeOrder(tx, { id: orderId }, async ({ parts }) => {
    if (knownAs(parts.payments, refund)) return
    const money = { orderId, method, amount, provider, reference, ofPayment }
    const again = status === 'pending' ? { tryAt: nextCheckAt(now) } : {}
    const id = await insertPayment(tx, { ...money, kind: 'refund', status, ...again })
    await insertRefund(tx, { id, orderId, lines: [], shipping: 0, reason: null })
    await insertEvent(tx, orderId, 'refund', { amount, method, by })
  })
}
