import { inStore } from '@vitrine/db/in-store.ts'
import { momentAfter } from '@vitrine/db/moment-after.ts'
import { mailCopies, outbox } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, sql } from 'drizzle-orm'
import { storeCopy } from '../post/outbox/mail-copy.ts'
import { storeMails } from '../mails/store-mails.ts'
import type { Services } from '../api/context.ts'

/** Writes the store's outbox to the log as sent, without sending. */
export async function settleMails(
  { db, config, now, vault }: Pick<Services, 'db' | 'config' | 'now' | 'vault'>,
  storeId: string,
): Promise<void> {
  const writeMail = storeMails({ db, config, now, vault })
  await inStore(db, storeId, async (tx) => {
    const waiting = await tx
      .select()
      .from(outbox)
      .where(and(eq(outbox.storeId, storeId), eq(outbox.status, 'pending')))
    for (const { id, kind, payload } of waiting) {
      const mail = await writeMail(tx, kind, payload)
      const sent = mail && { recipient: mail.to, subject: mail.subject, sentAt: now() }
      await tx
        .update(outbox)
        .set({ status: mail ? 'sent' : 'dropped', attempts: 1, ...sent })
        .where(and(eq(outbox.storeId, storeId), eq(outbox.id, id)))
      if (mail) await storeCopy(tx, id, mail)
    }
  })
}

export async function dateMails(tx: StoreTransaction): Promise<void> {
  const { storeId } = tx
  await tx
    .update(outbox)
    .set({ sentAt: momentAfter(outbox.createdAt, sql`interval '40 seconds'`) })
    .where(and(eq(outbox.storeId, storeId), eq(outbox.status, 'sent')))
  await tx
    .update(mailCopies)
    .set({
      createdAt: sql`(SELECT sent_at FROM outbox WHERE outbox.store_id = ${storeId}
        AND outbox.id = ${mailCopies.mailId})`,
    })
    .where(eq(mailCopies.storeId, storeId))
}
