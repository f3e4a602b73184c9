import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Settling } from '../../checkout/pending/settle-checkout.ts'
import { changeOrder } from '../../orders/change-order.ts'
import {
  insertEvent,
  insertPayment,
  type StoredPayment,
  updatePayment,
} from '../../orders/queries.ts'
import { findKeys } from '../../providers/connection/open-keys.ts'
import type { PaymentStanding } from '../../providers/provider.ts'
import { findByReference } from './find-by-reference.ts'

export interface AtProvider {
  storeId: string
  provider: string
}

/** The owner may have captured or voided in the provider's own dashboard. */
export async function followPayment(
  { db, vault, providers }: Settling,
  { storeId, provider: name }: AtProvider,
  reference: string,
): Promise<void> {
  const { authorisation, keys } = await inStore(db, storeId, async (tx) => ({
    authorisation: await findByReference(tx, { provider: name, reference, kind: 'authorisation' }),
    keys: await findKeys(tx, vault, name),
  }))
  if (!authorisation || !keys) return
  const provider = providers[name]!
  const { standing } = await provider.readPayment(keys, reference)
  await inStore(db, storeId, (tx) => takeOver(tx, authorisation, { standing, by: provider.name }))
}

async function takeOver(
  tx: StoreTransaction,
  authorisation: StoredPayment,
  { standing, by }: { standing: PaymentStanding; by: string },
) {
  const { id, orderId, method, amount, provider, reference } = authorisation
  await changeOrder(tx, { id: orderId }, async ({ parts }) => {
    const isOpen = parts.payments.find((each) => each.id === id)?.status !== 'voided'
    const taken = parts.payments.some(
      ({ ofPayment, status }) => ofPayment === id && status !== 'failed',
    )
    if (!isOpen || taken) return
    if (standing === 'voided') {
      await updatePayment(tx, id, { status: 'voided' })
      await insertEvent(tx, orderId, 'voided', { amount, method, by })
    }
    if (standing === 'paid') {
      const money = { orderId, method, amount, provider, reference }
      await insertPayment(tx, { ...money, kind: 'payment', ofPayment: id })
      await insertEvent(tx, orderId, 'payment', { amount, method, by })
    }
  })
}
