import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import type { MailStatus } from '@vitrine/contract/shop/mails.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, gt, ilike, or, sql } from 'drizzle-orm'

export type StoredMail = typeof outbox.$inferSelect

export interface MailListing {
  pageNumber: number
  pageSize: number
  status?: MailStatus | undefined
  kind?: MailKind | undefined
  search?: string | undefined
}

export async function listMailRows(
  tx: StoreTransaction,
  listing: MailListing,
): Promise<StoredMail[]> {
  const { pageNumber, pageSize } = listing
  return await tx
    .select()
    .from(outbox)
    .where(matches(tx, listing))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize)
}

export async function countMails(tx: StoreTransaction, listing: MailListing): Promise<number> {
  return await tx.$count(outbox, matches(tx, listing))
}

export async function findMail(tx: StoreTransaction, id: string): Promise<StoredMail | undefined> {
  const [row] = await tx.select().from(outbox).where(isMail(tx, id))
  return row
}

/** @returns the emails that became due at once; empty when none had failed */
export async function makeFailedDue(
  tx: StoreTransaction,
  now: Date,
  id?: string,
): Promise<StoredMail[]> {
  tx.makesDue('emails')
  return await tx
    .update(outbox)
    .set({ status: 'pending', attempts: 0, tryAt: now })
    .where(
      and(
        eq(outbox.storeId, tx.storeId),
        eq(outbox.status, 'failed'),
        id === undefined ? undefined : eq(outbox.id, id),
      ),
    )
    .returning()
}

export async function countSameSince(
  tx: StoreTransaction,
  { kind, payload }: Pick<StoredMail, 'kind' | 'payload'>,
  since: Date,
): Promise<number> {
  return await tx.$count(
    outbox,
    and(
      eq(outbox.storeId, tx.storeId),
      eq(outbox.kind, kind),
      gt(outbox.createdAt, since),
      sql`${outbox.payload} = ${JSON.stringify(payload)}::jsonb`,
    ),
  )
}

function isMail(tx: StoreTransaction, id: string) {
  return and(eq(outbox.storeId, tx.storeId), eq(outbox.id, id))
}

function matches(tx: StoreTransaction, { status, kind, search }: MailListing) {
  const part = search && `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return and(
    eq(outbox.storeId, tx.storeId),
    status && eq(outbox.status, status),
    kind && eq(outbox.kind, kind),
    part ? or(ilike(outbox.recipient, part), ilike(outbox.subject, part)) : undefined,
  )
}
