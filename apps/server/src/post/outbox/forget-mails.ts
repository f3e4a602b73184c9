import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import { mailCopies, outbox } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'

export async function forgetMails(
  tx: StoreTransaction,
  kind: MailKind,
  payload: Record<string, string>,
): Promise<void> {
  const forgotten = await tx
    .update(outbox)
    .set({ recipient: null, subject: null, lastError: null })
    .where(
      and(
        eq(outbox.storeId, tx.storeId),
        eq(outbox.kind, kind),
        sql`${outbox.payload} @> ${JSON.stringify(payload)}::jsonb`,
      ),
    )
    .returning({ id: outbox.id })
  const ids = forgotten.map(({ id }) => id)
  await tx
    .delete(mailCopies)
    .where(and(eq(mailCopies.storeId, tx.storeId), inArray(mailCopies.mailId, ids)))
}
