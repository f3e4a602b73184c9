import { inStore } from '@vitrine/db/in-store.ts'
import { orderPayments } from '@vitrine/db/schema/order-changes.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Settling, settleCheckout } from '../../checkout/pending/settle-checkout.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { insertEvent, insertPayment, updatePayment } from '../../orders/queries.ts'
import { findKeys } from '../connection/open-keys.ts'
import { finishMovement } from '../finish-movement.ts'
import type { PaymentStanding, ProviderEvent } from '../providers/provider.ts'

interface Told {
  storeId: string
  provider: string
  event: ProviderEvent
}

/** Does what follows of an event. What is not this store's, or unknown, is left alone. */
export async function followEvent(services: Settling, { storeId, provider, event }: Told) {
  const { about } = event
  if (about.kind === 'session') {
    const id = z.uuid().safeParse(about.checkoutId)
    if (id.success) await settleCheckout(services, storeId, { id: id.data }, about.session)
  }
  if (about.kind === 'refund') {
    const { reference, status, problem } = about.refund
    await inStore(services.db, storeId, async (tx) => {
      const refund = await findPayment(tx, { provider, reference, kind: 'refund' })
      if (refund) await finishMovement(tx, refund.id, { status, problem })
    })
  }
  if (about.kind === 'payment')
    await followPayment(services, { storeId, provider }, about.reference)
}

/** Someone may have taken or let go at the provider itself what an order holds. */
async function followPayment(
  { db, vault, providers }: Settling,
  { storeId, provider }: Omit<Told, 'event'>,
  reference: string,
) {
  const { held, keys } = await inStore(db, storeId, async (tx) => ({
    held: await findPayment(tx, { provider, reference, kind: 'authorisation' }),
    keys: await findKeys(tx, vault, provider),
  }))
  if (!held || !keys) return
  const standing = await providers[provider]!.readPayment(keys, reference)
  await inStore(db, storeId, (tx) => takeOver(tx, held, standing))
}

type Held = NonNullable<Awaited<ReturnType<typeof findPayment>>>

async function takeOver(tx: StoreTransaction, held: Held, standing: PaymentStanding) {
  const { id, orderId, method, amount, provider, reference } = held
  await changeOrder(tx, { id: orderId }, async ({ parts }) => {
    const isOpen = parts.payments.find((each) => each.id === id)?.status !== 'voided'
    const taken = parts.payments.some(
      ({ ofPayment, status }) => ofPayment === id && status !== 'failed',
    )
    if (!isOpen || taken) return
    if (standing === 'voided') {
      await updatePayment(tx, id, { status: 'voided' })
      await insertEvent(tx, orderId, 'voided', { amount, method })
    }
    if (standing === 'paid') {
      const money = { orderId, method, amount, provider, reference }
      await insertPayment(tx, { ...money, kind: 'payment', ofPayment: id })
      await insertEvent(tx, orderId, 'payment', { amount, method })
    }
  })
}

interface Sought {
  provider: string
  reference: string
  kind: 'authorisation' | 'refund'
}

async function findPayment(tx: StoreTransaction, { provider, reference, kind }: Sought) {
  const [found] = await tx
    .select()
    .from(orderPayments)
    .where(
      and(
        eq(orderPayments.storeId, tx.storeId),
        eq(orderPayments.provider, provider),
        eq(orderPayments.reference, reference),
        eq(orderPayments.kind, kind),
      ),
    )
  return found
}
