import { newId } from '@vitrine/db/new-id.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { MailKind } from './mail-names.ts'

/** A mail to be written and sent once the transaction of its cause is through. */
export async function insertOutboxRow(
  tx: StoreTransaction,
  kind: MailKind,
  payload: Record<string, string>,
): Promise<void> {
  await tx.insert(outbox).values({ storeId: tx.storeId, id: newId(), kind, payload })
}

/** The same for a mail that is about an order, and found with it. */
export async function insertOrderMail(
  tx: StoreTransaction,
  kind: MailKind,
  payload: { orderId: string } & Record<string, string>,
): Promise<void> {
  const { orderId } = payload
  await tx.insert(outbox).values({ storeId: tx.storeId, id: newId(), kind, payload, orderId })
}
