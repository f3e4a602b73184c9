import { newId } from '@vitrine/db/new-id.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

/** A mail to be written and sent once the transaction of its cause is through. */
export async function insertOutboxRow(
  tx: StoreTransaction,
  kind: string,
  payload: Record<string, string>,
): Promise<void> {
  await tx.insert(outbox).values({ storeId: tx.storeId, id: newId(), kind, payload })
}
