import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockCheckout, type StoredCheckout } from '../checkout/pending/queries.ts'
import { leavePayment } from '../checkout/pending/leave-payment.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import type { Providers } from '../providers/providers.ts'
import { readStore } from '../../api/store-work.ts'
import { findDraft, lockDraft, type StoredDraft, type WhichDraft } from './queries.ts'

export interface DraftToChange {
  id: string
  version?: number | undefined
}

export type PayableDraft = StoredDraft & {
  email: string
  shippingAddress: NonNullable<StoredDraft['shippingAddress']>
}

export async function requireDraft(tx: StoreTransaction, which: WhichDraft): Promise<StoredDraft> {
  const draft = await findDraft(tx, which)
  if (!draft) throw new Refusal('not_found')
  return draft
}

/** Locks the draft, then its checkout: the same order everywhere, to prevent deadlocks. */
export async function lockOpenDraft(
  tx: StoreTransaction,
  which: DraftToChange,
): Promise<{ draft: StoredDraft; own: StoredCheckout | undefined }> {
  const draft = await lockDraft(tx, { id: which.id })
  requireOpen(draft, which)
  return { draft, own: await lockCheckout(tx, { token: draft.token }) }
}

/**
 * Closes an open payment page before the draft changes. If it was paid meanwhile, the draft becomes
 * an order and the change is refused.
 */
export async function endPayment(
  context: RequestContext & OwnerContext & { providers: Providers },
  which: DraftToChange,
): Promise<void> {
  const draft = await readStore(context, (tx) => findDraft(tx, { id: which.id }))
  requireOpen(draft, which)
  await leavePayment(context, context.store.storeId, draft.token)
}

function requireOpen(
  draft: StoredDraft | undefined,
  { version }: DraftToChange,
): asserts draft is StoredDraft {
  if (!draft) throw new Refusal('not_found')
  if (draft.orderId !== null) throw new Refusal('draft_completed')
  if (version !== undefined && version !== draft.version)
    throw new Refusal('stale_revision', { version: draft.version })
}

/** Requires an email, an address and the store's current currency. */
export function isPayable(draft: StoredDraft | undefined, currency: string): draft is PayableDraft {
  return (
    !!draft && draft.email !== null && draft.shippingAddress !== null && draft.currency === currency
  )
}

export function requirePayable(
  draft: StoredDraft,
  currency: string,
): asserts draft is PayableDraft {
  const issues = [
    ...(draft.email === null ? [{ path: 'email', message: 'Enter the email address.' }] : []),
    ...(draft.shippingAddress === null
      ? [{ path: 'shippingAddress', message: 'Enter the address.' }]
      : []),
    ...(draft.currency === currency
      ? []
      : [{ path: 'lines', message: 'The currency of the shop changed: save the draft again.' }]),
  ]
  if (issues.length) throw new Refusal('invalid_input', undefined, issues)
}
