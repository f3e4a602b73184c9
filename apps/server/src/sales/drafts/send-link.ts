import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { tooManyAttempts } from '../../api/too-many-attempts.ts'
import { updateDraft } from './queries.ts'
import { type DraftToChange, lockOpenDraft, requirePayable } from './require-draft.ts'

const pause = 60

export async function sendLink(
  tx: StoreTransaction,
  { message, ...which }: DraftToChange & { message: string },
  context: RequestContext & OwnerContext,
): Promise<void> {
  const { draft } = await lockOpenDraft(tx, which)
  requirePayable(draft, context.store.currency)
  const now = context.now()
  const ago = now.getTime() - (draft.sentAt?.getTime() ?? 0)
  if (ago < pause * 1000) throw tooManyAttempts(context, pause)
  await insertOutboxRow(tx, 'payment_link', { draftId: draft.id, message }, { now })
  await updateDraft(tx, draft.id, { sentAt: now })
}
