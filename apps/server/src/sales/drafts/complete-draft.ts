import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Basket } from '../checkout/pending/basket.ts'
import { insertEvent } from '../orders/queries.ts'
import { updateDraft } from './queries.ts'

/** From now on the draft is this order, whose timeline has what its owner noted. */
export async function completeDraft(
  tx: StoreTransaction,
  { id, number, note }: Pick<NonNullable<Basket['draft']>, 'id' | 'number' | 'note'>,
  orderId: string,
): Promise<void> {
  await updateDraft(tx, id, { orderId })
  const text = [`From draft order D${number}.`, note].filter(Boolean).join(' ')
  await insertEvent(tx, orderId, 'note', { text })
}
