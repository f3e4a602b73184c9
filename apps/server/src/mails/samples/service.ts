import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { tooManyAttempts } from '../../api/too-many-attempts.ts'
import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'
import { sampleMail } from './sample-mail.ts'
import { findSampledStore } from './sampled-store.ts'

const hour = 3_600_000
const maxPerHour = 20

export async function previewMail(
  tx: StoreTransaction,
  kind: MailKind,
  config: RequestContext['config'],
) {
  const store = await findSampledStore(tx)
  if (!store) throw new Refusal('not_found')
  const { subject, html, text } = await sampleMail(kind, store, 'owner@example.com', config)
  return { subject, html, text }
}

/** Sends to the account's own address only, so that it cannot be used for spam. */
export async function sendTest(
  tx: StoreTransaction,
  kind: MailKind,
  context: RequestContext & OwnerContext,
): Promise<void> {
  const now = context.now()
  if ((await countTestsSince(tx, new Date(now.getTime() - hour))) >= maxPerHour)
    throw tooManyAttempts(context, hour / 1000)
  await insertOutboxRow(tx, kind, { testFor: context.userId }, { now })
}

async function countTestsSince(tx: StoreTransaction, since: Date): Promise<number> {
  return await tx.$count(
    outbox,
    and(
      eq(outbox.storeId, tx.storeId),
      gt(outbox.createdAt, since),
      sql`${outbox.payload} ? 'testFor'`,
    ),
  )
}
