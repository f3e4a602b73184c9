import { everywhere, type PaymentMethod } from '@vitrine/commerce/settings/payment-methods.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { orderDraft } from './order-draft.ts'
import { type DraftToChange, lockOpenDraft, requirePayable } from './require-draft.ts'

/** The owner and the shopper settle the payment between themselves. */
const byHand: PaymentMethod = {
  id: 'by-hand',
  name: 'Paid to the shop',
  details: '',
  instructions: '',
  enabled: true,
  ...everywhere,
}

export async function markPaid(
  tx: StoreTransaction,
  which: DraftToChange,
  { store, now }: Pick<RequestContext & OwnerContext, 'store' | 'now'>,
): Promise<void> {
  const { draft, own } = await lockOpenDraft(tx, which)
  requirePayable(draft, store.currency)
  await orderDraft(tx, draft, { method: byHand, isPaid: true, own, now: now() })
}
