import { newId } from '@vitrine/db/new-id.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'

interface More {
  orderId?: string | null
  now?: Date
}

/** Queues an email in the transaction of its cause; it is sent after the commit. @returns its id */
export async function insertOutboxRow(
  tx: StoreTransaction,
  kind: MailKind,
  payload: Record<string, unknown>,
  { orderId, now }: More = {},
): Promise<string> {
  const id = newId()
  const more = { ...(orderId && { orderId }), ...(now && { createdAt: now, tryAt: now }) }
  tx.makesDue('emails')
  await tx.insert(outbox).values({ storeId: tx.storeId, id, kind, payload, ...more })
  return id
}

export async function insertOrderMail(
  tx: StoreTransaction,
  kind: MailKind,
  payload: { orderId: string } & Record<string, string>,
): Promise<void> {
  await insertOutboxRow(tx, kind, payload, { orderId: payload.orderId })
}
